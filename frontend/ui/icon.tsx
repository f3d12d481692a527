interface IconProps {
  /** Lines on a square of 24 units; see icon-paths.ts. */
  path: string;
  /** Width and height in CSS pixels. */
  size?: number;
  strokeWidth?: number;
  /** Painted inside as well, not in outline only. */
  solid?: boolean;
}

/** A sign in the color of its text. It says nothing: the words beside it, or its button's name, do. */
export function Icon({ path, size = 24, strokeWidth = 2, solid = false }: IconProps) {
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
