/** What a panel is painted with; the class `on-<surface>` brings text color and focus ring along (styles/base.css). */
export type Surface = 'mint' | 'sand' | 'sky' | 'cobalt' | 'ink';
