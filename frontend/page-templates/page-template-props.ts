import type { Surface } from '../ui/surface.ts';

export interface PageTemplateProps<Content> {
  content: Content;
  path: string;
  /** Surface of the page's first section. */
  surface: Surface;
}
