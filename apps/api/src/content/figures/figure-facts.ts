import type { DrawnFigure } from '@zarra/figures';
import { quantityOf, type Quantity } from '../../practice-items/quantity.js';
import { isWritten, writtenQuantities } from '../../practice-items/written-quantities.js';

/** What a figure says, for comparisons with texts about it. */
export interface FigureFacts {
  /** The text alternative. */
  readonly text: string;
  readonly alt: string;
  /** The numbers that the figure shows, by name. */
  readonly numbers: DrawnFigure['numbers'];
  /** The numbers of the declaration: the figure shows them as they are. */
  readonly inputs: readonly number[];
}

const NUMBER = /-?\d+(?:[.,]\d+)?/g;

/** All numbers of a declaration, also those in labels. */
export function inputsOf(declaration: unknown): number[] {
  if (typeof declaration === 'number') return [declaration];
  if (typeof declaration === 'string')
    return [...declaration.matchAll(NUMBER)].map(([digits]) => Number(digits.replace(',', '.')));
  if (typeof declaration !== 'object' || declaration === null) return [];
  return Object.entries(declaration).flatMap(([field, value]) =>
    field === 'alt' || field === 'key' ? [] : inputsOf(value),
  );
}

interface Named {
  readonly name: string;
  readonly quantity: Quantity;
  readonly shown: string;
}

/** The numbers with known units. A number of one point of a curve has a name such as `v(2)`. */
const namedNumbers = ({ numbers }: FigureFacts): Named[] =>
  Object.entries(numbers).flatMap(([name, { value, unit }]) => {
    const quantity = quantityOf(value, unit === '1' ? '' : unit);
    const shown = `${Number(value.toPrecision(4))} ${unit === '1' ? '' : unit}`.trim().replace('.', ',');
    return quantity ? [{ name: name.replace(/^\d: /, ''), quantity, shown }] : [];
  });

/** A quantity that a text names by its symbol, with other values only than the figure has; undefined without any. */
export function contradiction(text: string, facts: FigureFacts): string | undefined {
  const written = writtenQuantities(text);
  for (const { symbol, shown } of written) {
    if (symbol === undefined) continue;
    const values = written.filter((one) => one.symbol === symbol);
    const own = namedNumbers(facts).filter(({ name }) => name === symbol);
    const compared = values.flatMap((value) =>
      own.flatMap(({ quantity }) => isWritten(value, quantity) ?? []),
    );
    if (compared.length > 0 && !compared.includes(true))
      return `the figure has ${symbol} = ${own.map((one) => one.shown).join(', ')}, not ${shown}`;
  }
  return undefined;
}

/** A contradiction of a caption: also of its only number with the only one of the figure that has the same unit. */
export function captionContradiction(caption: string, facts: FigureFacts): string | undefined {
  const found = contradiction(caption, facts);
  if (found !== undefined) return found;
  const written = writtenQuantities(caption);
  for (const value of written) {
    const [only, ...others] = namedNumbers(facts).filter(
      ({ quantity }) => isWritten(value, quantity) !== undefined,
    );
    const isAlone = written.every(
      (other) => other === value || isWritten(other, value.quantity) === undefined,
    );
    if (only && others.length === 0 && isAlone && isWritten(value, only.quantity) === false)
      return `the figure has ${only.name} = ${only.shown}, not ${value.shown}`;
  }
  return undefined;
}

/**
 * Why a figure says the answer of a question: its `alt` never may; its text alternative may only when the answer is a number of the
 * declaration, which is read from the figure.
 * @param answer a number with a unit as texts show it; other answers are not compared
 */
export function answerIssue(answer: string, { alt, text, inputs }: FigureFacts): string | undefined {
  const [right, ...others] = writtenQuantities(answer);
  if (!right || others.length > 0) return undefined;
  const says = (one: string): boolean =>
    writtenQuantities(one).some((written) => isWritten(written, right.quantity) === true);
  if (says(alt)) return `alt says the answer ${answer}`;
  if (inputs.includes(right.number) || !says(text)) return undefined;
  return `the text alternative says the answer ${answer}: hide it by hideFromText`;
}
