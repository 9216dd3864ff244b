/** Stands for an imported `equations.tex`, which Vite typesets. */
export default ['a = b'];
