// Modules that the plugins of Vite create.

/** The source of a module bundled as one script (vite-plugins.mjs). */
declare module '*?inline-script' {
  const script: string;
  export default script;
}
