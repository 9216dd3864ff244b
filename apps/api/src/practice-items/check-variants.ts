import type { CompiledItem, CompiledOption, ItemIssue } from './compile-item.js';
import { givenNumbers } from './given-numbers.js';
import { randomOf } from './random-of.js';
import { countDigits, roundShown, showNumber } from './shown-number.js';

/** Most variants that are evaluated. */
const MAX_VARIANTS = 10_000;
/** Answers from 10 million on are easier to read in a larger unit. */
const LARGEST_ANSWER = 1e7;

/** Finds an issue of one variant; undefined when there is none. */
export type VariantCheck = (values: readonly number[]) => ItemIssue | undefined;

/** Numbers of the variants to evaluate: all, or as many of a sequence that depends on the item's key alone. */
export function* variantNumbers({ grid, item }: CompiledItem): Generator<number> {
  if (grid.count <= MAX_VARIANTS) {
    for (let index = 0; index < grid.count; index += 1) yield index;
    return;
  }
  const random = randomOf(item.key);
  for (let n = 0; n < MAX_VARIANTS; n += 1) yield Math.floor(random() * grid.count);
}

const checkFinite =
  ({ calculations }: CompiledItem): VariantCheck =>
  (values) => {
    const wrong = calculations.find(({ calculate }) => !Number.isFinite(calculate(values)));
    return wrong && { path: wrong.path, message: 'the result is not a finite number' };
  };

function checkAnswer({ item, body, text }: CompiledItem): VariantCheck {
  if (item.kind !== 'numeric' || body.kind !== 'numeric') return () => undefined;
  const path = ['answer', 'expression'];
  const minimum = item.answer.signed ? -Infinity : (body.unit?.minimum ?? -Infinity);
  const isGiven = givenNumbers(text);
  return (values) => {
    const answer = body.calculate(values);
    const shown = `the answer ${showNumber(answer)}`;
    if (answer < minimum)
      return { path, message: `${shown} is less than ${showNumber(minimum)} ${body.unitText}` };
    if (Math.abs(answer) >= LARGEST_ANSWER) return { path, message: `${shown} needs a larger unit` };
    if (countDigits(answer) < 2) {
      return { path, message: `${shown} has fewer than two significant digits` };
    }
    if (isGiven(roundShown(answer), values)) return { path, message: `${shown} is a given number` };
    return undefined;
  };
}

/** Pairs of texts that would be equal with the same numbers. */
function* similarPairs(texts: readonly CompiledOption['text'][]) {
  for (const [index, text] of texts.entries()) {
    for (const earlier of texts.slice(0, index)) {
      if (earlier.skeleton === text.skeleton && earlier.numbers.length === text.numbers.length)
        yield { index, text, earlier };
    }
  }
}

/** No two texts of a list are equal after rounding. */
function checkDifferent(
  texts: readonly CompiledOption['text'][],
  pathOf: (index: number) => ItemIssue['path'],
): VariantCheck {
  const pairs = [...similarPairs(texts)];
  return (values) => {
    const equal = pairs.find(({ text, earlier }) =>
      text.numbers.every(
        (calculate, n) => roundShown(calculate(values)) === roundShown(earlier.numbers[n]?.(values) ?? NaN),
      ),
    );
    return equal && { path: pathOf(equal.index), message: `“${equal.text.fill(values)}” stands twice` };
  };
}

function checkTexts({ body }: CompiledItem): VariantCheck[] {
  switch (body.kind) {
    case 'numeric':
      return [];
    case 'choice':
      return [
        checkDifferent(
          body.options.map(({ text }) => text),
          (n) => ['options', n, 'text'],
        ),
      ];
    case 'point':
      return [
        checkDifferent(
          body.regions.map(({ text }) => text),
          (n) => ['regions', n, 'name'],
        ),
      ];
    case 'order':
      return [checkDifferent(body.items, (n) => ['items', n])];
    case 'match':
      return [
        checkDifferent(body.lefts, (n) => ['pairs', n, 'left']),
        checkDifferent(body.rights, (n) => ['pairs', n, 'right']),
      ];
  }
}

/** The values of a variant for an author: `with s1 = 4, s2 = 100`. */
const describe = (names: readonly string[], values: readonly number[]): string =>
  names.length === 0 ? '' : ` (${names.map((name, n) => `${name} = ${values[n]}`).join(', ')})`;

/** Finds the first issue of a variant. @param further checks of the caller */
export function variantIssues(compiled: CompiledItem, further: readonly VariantCheck[] = []): VariantCheck {
  const checks = [checkFinite(compiled), checkAnswer(compiled), ...checkTexts(compiled), ...further];
  return (values) => {
    for (const check of checks) {
      const issue = check(values);
      if (issue) return issue;
    }
    return undefined;
  };
}

/**
 * Evaluates the variants of an item.
 * @param further checks of the caller
 * @returns the first issue of each check
 */
export function checkVariants(compiled: CompiledItem, further: readonly VariantCheck[] = []): ItemIssue[] {
  const { grid } = compiled;
  const issues: ItemIssue[] = [];
  let checks = [checkAnswer(compiled), ...checkTexts(compiled), ...further];
  const isFinite = checkFinite(compiled);
  const add = ({ path, message }: ItemIssue, values: readonly number[]) =>
    issues.push({ path, message: message + describe(grid.names, values) });
  for (const index of variantNumbers(compiled)) {
    const values = grid.valuesOf(index);
    const infinite = isFinite(values);
    if (infinite) {
      add(infinite, values);
      break;
    }
    const failed = checks.filter((check) => {
      const issue = check(values);
      if (issue) add(issue, values);
      return issue !== undefined;
    });
    if (failed.length > 0) checks = checks.filter((check) => !failed.includes(check));
    if (checks.length === 0) break;
  }
  return issues;
}
