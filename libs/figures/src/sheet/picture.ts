import type { Sheet } from './sheet.js';

/** A number that a figure shows, in its unit ("1" for a pure number). */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
}

/** Numbers by the names that the figure or its text alternative gives them. */
export type Numbers = Readonly<Record<string, Quantity>>;

/** A sentence of the text alternative. It is left out where one of its quantities is asked for. */
export interface Sentence {
  readonly about: readonly string[];
  readonly text: string;
}

/** A drawn declaration of one kind. */
export interface Picture {
  readonly sheet: Sheet;
  readonly sentences: readonly Sentence[];
  /** What is wrong with the declaration, apart from labels. */
  readonly issues?: readonly string[];
}
