declare module '*.tex' {
  const equations: readonly (readonly import('@zarra/experiment-kit/experiment').MathNode[])[];
  export default equations;
}
