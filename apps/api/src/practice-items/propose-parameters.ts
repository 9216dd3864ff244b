import type { ContentPracticeItem } from '@zarra/contracts/lesson-content';
import { listValues } from './parameters.js';
import type { VariantCheck } from './check-variants.js';

type Parameters = NonNullable<ContentPracticeItem['parameters']>;
type Parameter = Parameters[string];

/** Steps of a list of values, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
/** Most values of each parameter that are tried, by the number of parameters. */
const MOST_TRIED = [0, 60, 16, 9, 5];
/** Most values of a proposed list, by the number of parameters. */
const MOST_PROPOSED = [0, 30, 8, 5, 4];
/** Values to try go from this share of the least value to that of the largest. */
const SPREAD = { least: 0.5, most: 1.6 };

const withoutError = (value: number): number => Number(value.toPrecision(10));

/** Values of equal distance around those that a parameter has, and these. */
function valuesToTry(parameter: Parameter, count: number): number[] {
  const own = listValues(parameter);
  const [least, most] = [Math.min(...own), Math.max(...own)];
  const from = least > 0 ? least * SPREAD.least : least - (most - least) / 2;
  const to = most > 0 ? most * SPREAD.most : most + (most - least) / 2;
  const power = 10 ** Math.floor(Math.log10((to - from) / count));
  const step = (STEPS.find((one) => (to - from) / (one * power) <= count) ?? 10) * power;
  const first = Math.ceil(from / step);
  const around = Array.from({ length: Math.floor(to / step) - first + 1 }, (_, n) =>
    withoutError((first + n) * step),
  );
  return [...new Set([...own.slice(0, count), ...around])].toSorted((one, other) => one - other);
}

/** All combinations of one value of each list. */
const combine = (lists: readonly (readonly number[])[]): (readonly number[])[] =>
  lists.reduce<(readonly number[])[]>(
    (rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])),
    [[]],
  );

/** The place of the value that the largest share of its combinations is refused with. */
function worstValue(lists: readonly (readonly number[])[], refused: readonly (readonly number[])[]) {
  const total = lists.reduce((product, { length }) => product * length, 1);
  let worst = { at: 0, value: NaN, share: 0 };
  for (const [at, list] of lists.entries()) {
    for (const value of list) {
      const count = refused.filter((row) => row[at] === value).length;
      const share = (count * list.length) / total;
      if (share > worst.share) worst = { at, value, share };
    }
  }
  return worst;
}

/** Whether four or more values have equal distances. */
function isEven(values: readonly number[]): boolean {
  const [from = 0, second = 0] = values;
  const step = second - from;
  return values.length > 3 && values.every((value, n) => withoutError(from + n * step) === value);
}

const digitsOf = (value: number): number => String(value).replace(/\D|0+$/g, '').length;

/** At most `most` values: those with the fewest digits. */
const simplest = (values: readonly number[], most: number): number[] =>
  values
    .toSorted((one, other) => digitsOf(one) - digitsOf(other))
    .slice(0, most)
    .toSorted((one, other) => one - other);

/** A list of equal distances as a range; of another list the simplest values. */
function toParameter(all: readonly number[], most: number): Parameter {
  const values = isEven(all) ? all : simplest(all, most);
  const [from = 0, second = 0] = values;
  return isEven(values)
    ? { from, to: values.at(-1) ?? from, step: withoutError(second - from) }
    : { values: [...values] };
}

/**
 * Proposes values of which no combination is refused: values around the present ones, without those that are refused most.
 * @returns undefined when fewer than `least` combinations remain
 */
export function proposeParameters(
  parameters: Parameters,
  issueOf: VariantCheck,
  least: number,
): Parameters | undefined {
  const names = Object.keys(parameters);
  const count = MOST_TRIED[names.length] ?? 4;
  let lists: readonly (readonly number[])[] = Object.values(parameters).map((one) => valuesToTry(one, count));
  let refused = combine(lists).filter((values) => issueOf(values) !== undefined);
  while (refused.length > 0) {
    const { at, value } = worstValue(lists, refused);
    lists = lists.map((list, n) => (n === at ? list.filter((one) => one !== value) : list));
    refused = refused.filter((row) => row[at] !== value);
  }
  const product = lists.reduce((all, { length }) => all * length, 1);
  if (product < least || lists.some(({ length }) => length < 2)) return undefined;
  return Object.fromEntries(
    names.map((name, n) => [name, toParameter(lists[n] ?? [], MOST_PROPOSED[names.length] ?? 4)]),
  );
}
