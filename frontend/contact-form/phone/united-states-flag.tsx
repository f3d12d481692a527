/** The default country's flag, for the plain field. */
export function UnitedStatesFlag() {
  return (
    <svg viewBox="0 0 16 11" width="16" height="11" aria-hidden="true">
      <path fill="#fff" d="M0 0h16v11H0z" />
      <path stroke="#C8334A" d="M0 .5h16M0 2.5h16M0 4.5h16M0 6.5h16M0 8.5h16M0 10.5h16" />
      <path fill="#23346E" d="M0 0h7v6H0z" />
    </svg>
  );
}
