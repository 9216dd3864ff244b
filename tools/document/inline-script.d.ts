/** The text of a module as one script (vite-plugins.mjs). */
declare module '*?inline-script' {
  const script: string;
  export default script;
}
