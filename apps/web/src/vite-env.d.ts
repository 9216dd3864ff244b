interface ImportMetaEnv {
  /** Base address of the API when it is not the page's own `/api`. */
  readonly VITE_API_URL?: string;
}

/** The text of the module as one script (tools/document/vite-plugins.mjs). */
declare module '*?inline-script' {
  const script: string;
  export default script;
}
