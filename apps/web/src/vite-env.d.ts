interface ImportMetaEnv {
  /** Base address of the API when it is not the page's own `/api`. */
  readonly VITE_API_URL?: string;
}
