interface IconProps {
  /** SVG path data in a 24 by 24 view box, such as those of icons.ts. */
  path: string;
  /** Width and height in CSS pixels. */
  size?: number;
  strokeWidth?: number;
  /** Filled instead of outlined. */
  solid?: boolean;
}

/** A decorative icon in the current text color, hidden from assistive technology. */
export function Icon({ path, size = 20, strokeWidth = 2, solid = false }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
