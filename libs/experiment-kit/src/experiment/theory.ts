/** A text, or an element of MathML with its attributes and children. */
export type MathNode =
  string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...MathNode[]];

/** Plain text, or text with typeset formulas. */
export type Equation = string | readonly MathNode[];

/** Longer texts of an experiment, in Uzbek. */
export interface Theory {
  /** Description of the scene, readable without scripts. */
  readonly sceneDescription: string;
  /** Instructions, one step each. */
  readonly instructions: readonly string[];
  /** Formulas with the meaning of their symbols. */
  readonly equations: readonly Equation[];
  /** Numerical method, step, and neglected effects. */
  readonly limits: readonly string[];
}
