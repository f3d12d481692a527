import type { Surface } from '../ui/surface.ts';

/** Props of a page template. */
export interface PageTemplateProps<Content> {
  content: Content;
  path: string;
  /** Surface of the page's first section. */
  surface: Surface;
}
