/** Replaces react-slick's polyfill: every supported browser has a ResizeObserver. */
// biome-ignore lint/style/noDefaultExport: the polyfill's own interface
export default ResizeObserver;
