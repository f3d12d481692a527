/** Drawn by hand, as the icon set has no brand icons. */
export function FacebookIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d="M14 8.500V7c0-.8.4-1.2 1.3-1.200H17V2.600h-2.700C11.3 2.6 10 4.3 10 6.800v1.700H7.500V12H10v9.400h4V12h2.600l.6-3.500z" />
    </svg>
  );
}

export function InstagramIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.9" cy="7.1" r=".8" fill="currentColor" />
    </svg>
  );
}
