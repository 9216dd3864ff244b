import type { ExperimentDefinition, Readout } from '../experiment/experiment.js';
import { secondsPerTimeUnit } from '../run/readings.js';
import type { Series } from '../run/series.js';

/** Decimal separator of a spreadsheet program: 1,5 or 1.5. */
export type DecimalSeparator = ',' | '.';

/** Marks the text as UTF-8: without it spreadsheet programs break oʻ and gʻ. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** Significant digits, without binary rounding noise. */
const DIGITS = 12;

const formatNumber = (value: number, decimalSeparator: DecimalSeparator): string =>
  Number.isFinite(value) ? String(Number(value.toPrecision(DIGITS))).replace('.', decimalSeparator) : '';

/** Column header of a readout with its SI unit in brackets; a pure number has none. */
function columnHeader(definition: ExperimentDefinition, { key, label }: Readout): string {
  const unit = definition.model.observables.find((observable) => observable.key === key)?.unit ?? '1';
  return unit === '1' || unit === '' ? label : `${label} (${unit})`;
}

/**
 * Formats readings as comma-separated values (RFC 4180), in SI units. With a decimal comma the delimiter is a
 * semicolon, as spreadsheet programs expect.
 * @param series time and readouts in displayed units
 */
export function seriesCsv(
  definition: ExperimentDefinition,
  series: Series,
  timeLabel: string,
  decimalSeparator: DecimalSeparator,
): string {
  const separator = decimalSeparator === ',' ? ';' : ',';
  const quote = (text: string): string =>
    /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  const factors = [secondsPerTimeUnit(definition), ...definition.readouts.map(({ si = 1 }) => si)];
  const header = [
    `${timeLabel} (s)`,
    ...definition.readouts.map((readout) => columnHeader(definition, readout)),
  ];
  const rows = Array.from({ length: series.length }, (_, row) =>
    factors.map((factor, column) => formatNumber(series.offset(row, column) * factor, decimalSeparator)),
  );
  const lines = [header.map(quote), ...rows].map((cells) => cells.join(separator) + LINE_END);
  return BYTE_ORDER_MARK + lines.join('');
}
