/** Background colors. The class `on-<surface>` sets background, text and focus ring color (styles/surfaces.css). */
export type Surface = 'mint' | 'sand' | 'sky' | 'cobalt' | 'ink';
