/** Typeset equations, one per line of the file (tools/build/equations-plugin.mjs): text and elements of MathML. */
declare module '*/equations.tex' {
  type MathNode =
    string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...MathNode[]];
  const equations: readonly (readonly MathNode[])[];
  export default equations;
}

/** Investigations of an experiment, compiled from a content file (tools/build/investigations-plugin.mjs). */
declare module 'virtual:investigations/*' {
  export const investigations: readonly import('@zarra/experiment-kit/investigation').Investigation[];
}
