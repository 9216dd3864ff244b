import type { ContentPracticeItem } from '@zarra/contracts/lesson-content';

/** All combinations of an item's parameters, numbered from 0. */
export interface ParameterGrid {
  /** Names of the parameters, in the order of `valuesOf`. */
  readonly names: readonly string[];
  /** Number of combinations: 1 without parameters. */
  readonly count: number;
  /** The values of one combination. */
  readonly valuesOf: (index: number) => readonly number[];
}

/** Removes the error of binary fractions: 0.1 + 2 · 0.1 is 0.3. */
const withoutError = (value: number): number => Number(value.toPrecision(12));

export function listValues({ from = 0, to = 0, step = 1, values }: Parameter): readonly number[] {
  if (values) return values;
  const length = Math.floor((to - from) / step + 1e-9) + 1;
  return Array.from({ length: Math.min(length, MAX_VALUES) }, (_, n) => withoutError(from + n * step));
}

type Parameter = NonNullable<ContentPracticeItem['parameters']>[string];

/** Most values of one parameter; more would only cost memory. */
const MAX_VALUES = 10_000;

export function parameterGrid(parameters: ContentPracticeItem['parameters'] = {}): ParameterGrid {
  const lists = Object.values(parameters).map(listValues);
  return {
    names: Object.keys(parameters),
    count: lists.reduce((product, { length }) => product * length, 1),
    valuesOf: (index) => {
      let rest = index;
      return lists.map((list) => {
        const value = list[rest % list.length] ?? NaN;
        rest = Math.floor(rest / list.length);
        return value;
      });
    },
  };
}
