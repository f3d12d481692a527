interface ImportMetaEnv {
  /** Origin of the API, if it differs from the site's. */
  readonly VITE_API_HOST?: string;
}
