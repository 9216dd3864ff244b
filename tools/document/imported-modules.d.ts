// Modules that the plugins of Vite create.

/** The source of a module bundled as one script (vite-plugins.mjs). */
declare module '*?inline-script' {
  const script: string;
  export default script;
}

/** Typeset equations, one per line of the file (equations-plugin.mjs): text and elements of MathML. */
declare module '*/equations.tex' {
  type MathNode =
    string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...MathNode[]];
  const equations: readonly (readonly MathNode[])[];
  export default equations;
}

/** Investigations of an experiment, compiled from a content file (investigations-plugin.mjs). */
declare module 'virtual:investigations/*' {
  export const investigations: readonly import('@zarra/experiment-kit/investigation').Investigation[];
}
