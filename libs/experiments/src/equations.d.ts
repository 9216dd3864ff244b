/** Typeset equations, one per line of the file (tools/document/equations-plugin.mjs): text and elements of MathML. */
declare module '*/equations.tex' {
  type MathNode =
    string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...MathNode[]];
  const equations: readonly (readonly MathNode[])[];
  export default equations;
}
