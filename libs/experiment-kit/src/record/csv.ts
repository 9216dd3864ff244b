import type { State } from '@zarra/physics';
import type { Lab, Readout } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import { timeFactor } from '../plot/read-session.js';
import type { Series } from '../plot/series.js';

/** How a table program writes one and a half: 1,5 or 1.5. */
export type DecimalSign = ',' | '.';

/** Tells table programs that the text is UTF-8: without it they break oʻ and gʻ. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** Digits of a number: all that a model's result means, without the noise of binary fractions. */
const DIGITS = 12;

const showNumber = (value: number, sign: DecimalSign): string =>
  Number.isFinite(value) ? String(Number(value.toPrecision(DIGITS))).replace('.', sign) : '';

/** The SI unit of a readout, in brackets; a pure number has none. */
function headOf<K extends string, S extends State, V extends string>(
  lab: Lab<K, S, V>,
  { key, label }: Readout,
): string {
  const unit = lab.model.observables.find((observable) => observable.key === key)?.unit ?? '1';
  return unit === '1' || unit === '' ? label : `${label} (${unit})`;
}

/**
 * Writes recorded readings as a table of comma-separated values (RFC 4180): every number in SI units, whatever the page
 * shows. Where the comma is the decimal sign, a semicolon separates, as such table programs expect.
 * @param series the time and every readout in the units shown
 */
export function seriesCsv<K extends string, S extends State, V extends string>(
  lab: Lab<K, S, V>,
  series: Series,
  sign: DecimalSign,
): string {
  const separator = sign === ',' ? ';' : ',';
  const quote = (text: string): string =>
    /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  const factors = [timeFactor(lab), ...lab.readouts.map(({ si = 1 }) => si)];
  const head = [`${kitStrings.readouts.time} (s)`, ...lab.readouts.map((readout) => headOf(lab, readout))];
  const rows = Array.from({ length: series.length }, (_, row) =>
    factors.map((factor, column) => showNumber(series.at(row, column) * factor, sign)),
  );
  const lines = [head.map(quote), ...rows].map((cells) => cells.join(separator) + LINE_END);
  return BYTE_ORDER_MARK + lines.join('');
}
