interface ImportMetaEnv {
  /** Origin of the API, if it differs from the site's. */
  readonly VITE_API_HOST?: string;
  /** Days that the stack stores an inquiry for, its setting `retentionDays`. */
  readonly VITE_RETENTION_DAYS?: string;
}
