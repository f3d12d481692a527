/// <reference types="vite/types/importMeta.d.ts" />

/** Made by build/posts-plugin.ts from the files in content/posts. */
declare module 'virtual:posts' {
  /** What lists show of each post, the newest first. */
  export const posts: readonly import('./content/types.ts').PostTeaser[];
}
declare module 'virtual:post-pages' {
  /** The pages of the posts, the newest first. */
  export const postPages: readonly (import('./site/pages.ts').PageOf<
    'post',
    import('./site/pages.ts').PostPath
  > & {
    load: () => Promise<{
      default: import('./content/types.ts').PostBody;
      tableOfContents: import('./content/types.ts').PostHeadings;
    }>;
  })[];
}

interface ImportMetaEnv {
  /** Origin of the API, if it differs from the site's. */
  readonly VITE_API_HOST?: string;
  /** Days that the stack stores an inquiry for, its setting `retentionDays`. */
  readonly VITE_RETENTION_DAYS?: string;
}

// What imports of files are. Vite's own declarations, `vite/client`, say that a photo is a URL.
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '../logos/*.svg' {
  const logo: import('./ui/image-source.ts').Photo;
  export default logo;
}
declare module '*.jpg' {
  const photo: import('./ui/image-source.ts').Photo;
  export default photo;
}
declare module '*.jpeg' {
  const photo: import('./ui/image-source.ts').Photo;
  export default photo;
}
declare module '*.png' {
  const photo: import('./ui/image-source.ts').Photo;
  export default photo;
}
// Cameras and phones write such names.
declare module '*.JPG' {
  const photo: import('./ui/image-source.ts').Photo;
  export default photo;
}
declare module '*.PNG' {
  const photo: import('./ui/image-source.ts').Photo;
  export default photo;
}
declare module '*.mdx' {
  const Body: import('./content/types.ts').PostBody;
  export default Body;
  export const tableOfContents: import('./content/types.ts').PostHeadings;
}
declare module '*?url' {
  const url: string;
  export default url;
}
declare module '*.css' {}
