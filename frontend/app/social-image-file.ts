/** Path of the image for links to a page, relative to the site's root. */
export function socialImageFile(path: string): string {
  return `social/${path.split('/').filter(Boolean).join('-') || 'home'}.png`;
}
