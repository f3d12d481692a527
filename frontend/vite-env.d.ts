interface ImportMetaEnv {
  /** Origin of the API where it is not the site's own. */
  readonly VITE_API_HOST?: string;
}
