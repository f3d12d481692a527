/** What a plate is painted with; the class `on-<ground>` brings text color and focus ring along (styles/base.css). */
export type Ground = 'mint' | 'sand' | 'sky' | 'cobalt' | 'ink';
