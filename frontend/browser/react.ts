// biome-ignore lint/performance/noBarrelFile: names the chunk that entry.ts runs before the page's own code
export { createRoot, hydrateRoot } from 'react-dom/client';
