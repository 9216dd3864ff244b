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
 * @param hiddenReadouts keys of readouts without a column
 */
export function seriesCsv(
  definition: ExperimentDefinition,
  series: Series,
  timeLabel: string,
  decimalSeparator: DecimalSeparator,
  hiddenReadouts: readonly string[] = [],
): string {
  const separator = decimalSeparator === ',' ? ';' : ',';
  const quote = (text: string): string =>
    /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  // Column 0 of a series is the time.
  const columns = [
    { key: 'time', header: `${timeLabel} (s)`, factor: secondsPerTimeUnit(definition), column: 0 },
    ...definition.readouts.map((readout, index) => ({
      key: readout.key,
      header: columnHeader(definition, readout),
      factor: readout.si ?? 1,
      column: index + 1,
    })),
  ].filter(({ key }) => !hiddenReadouts.includes(key));
  const rows = Array.from({ length: series.length }, (_, row) =>
    columns.map(({ column, factor }) => formatNumber(series.offset(row, column) * factor, decimalSeparator)),
  );
  const lines = [columns.map(({ header }) => quote(header)), ...rows].map(
    (cells) => cells.join(separator) + LINE_END,
  );
  return BYTE_ORDER_MARK + lines.join('');
}
