/** Props of a page template. */
export interface PageTemplateProps<Content> {
  content: Content;
  path: string;
}
