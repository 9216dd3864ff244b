import { showNumber } from './shown-number.js';
import { evaluateSide, type SideValue } from './evaluate-side.js';
import { isSameDimension, QuantityError } from './quantity.js';
import { readRuns, type Token } from './read-chains.js';

/** Digits to which sides are equal. */
const DIGITS = 3;
/** Most that a number marked as rounded may differ. */
const MOST_ROUNDING = 0.05;
const ERROR = 1e-9;
/** Zero of the Celsius scale, K. */
const CELSIUS_ZERO = 273.15;

const shownTokens = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** Whether two numbers are equal within the rounding of either side. */
function areClose(one: number, other: number, share: number): boolean {
  const size = Math.max(Math.abs(one), Math.abs(other));
  return Math.abs(one - other) <= size * (share + ERROR);
}

/** Half of the last of three digits, as a share of the number. */
const exactness = ({ written }: SideValue): number =>
  written === 0
    ? 0
    : 10 ** (Math.floor(Math.log10(Math.abs(written)) + ERROR) - DIGITS + 1) / 2 / Math.abs(written);

/** The share of its value by which a number may differ after ≈: half of its last digit. */
const roundingOf = ({ lastDigit, written }: SideValue): number =>
  written === 0 ? 0 : Math.min(lastDigit / 2 / Math.abs(written), MOST_ROUNDING);

function areEqual(one: SideValue, other: SideValue, isRounded: boolean): boolean {
  const exact = Math.max(exactness(one), exactness(other));
  // After ≈ numbers of both sides may be rounded.
  const share = isRounded ? Math.max(2 * exact, roundingOf(one), roundingOf(other)) : exact;
  const inKelvin = ({ unit, quantity }: SideValue) =>
    unit === '°C' ? quantity.value + CELSIUS_ZERO : quantity.value;
  if (one.hasUnit && other.hasUnit) {
    if (!isSameDimension(one.quantity, other.quantity)) return false;
    return (
      areClose(one.quantity.value, other.quantity.value, share) ||
      areClose(inKelvin(one), inKelvin(other), share)
    );
  }
  return (
    areClose(one.written, other.written, share) || areClose(one.quantity.value, other.quantity.value, share)
  );
}

/** Splits a run at its signs of equality. */
function sidesOf(run: readonly Token[]) {
  const sides: { readonly tokens: Token[]; readonly isRounded: boolean }[] = [
    { tokens: [], isRounded: false },
  ];
  for (const token of run) {
    if (token.kind === 'equals') sides.push({ tokens: [], isRounded: token.text === '≈' });
    else sides.at(-1)?.tokens.push(token);
  }
  return sides;
}

/** The sides of a chain that are numbers with units but differ. */
function issueOfRun(run: readonly Token[]): string | undefined {
  const sides = sidesOf(run);
  let last: { value: SideValue; tokens: readonly Token[] } | undefined;
  let isRounded = false;
  try {
    for (const side of sides) {
      isRounded ||= side.isRounded;
      const value = evaluateSide(side.tokens);
      if (!value) continue;
      if (last && !areEqual(last.value, value, isRounded)) {
        const shown = showNumber(last.value.written);
        return `${shownTokens(last.tokens)} is ${shown}, not ${shownTokens(side.tokens)}`;
      }
      last = { value, tokens: side.tokens };
      isRounded = false;
    }
  } catch (error) {
    if (!(error instanceof QuantityError)) throw error;
    return `${shownTokens(run)}: ${error.message}`;
  }
  return undefined;
}

/** Chains `a = b = c` of a text whose sides are numbers with units but not equal within three significant digits. */
export const chainIssues = (text: string): string[] =>
  text.includes('=') || text.includes('≈') || text.includes('\\approx')
    ? readRuns(text)
        .filter((run) => run.some(({ kind }) => kind === 'equals'))
        .flatMap((run) => issueOfRun(run) ?? [])
    : [];
