import { instrumentUncertainty, type Instrument } from '../experiment/instrument.js';
import { formatValue } from '../format/format-value.js';
import type { QuantityFormat } from './axis.js';
import { formatUncertainty } from './format-uncertainty.js';

/** A measured value without unit: that of an instrument with its uncertainty, and as many digits as this allows. */
export const formatMeasured = (
  { decimals, scientific }: QuantityFormat,
  value: number,
  instrument: Instrument | undefined,
): string =>
  instrument
    ? formatUncertainty(value, instrumentUncertainty(instrument), '')
    : formatValue(value, decimals, scientific);
