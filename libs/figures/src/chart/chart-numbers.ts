import type { Numbers, Quantity } from '../sheet/picture.js';
import type { Chart } from './chart-schema.js';
import { heatingStages } from './heating-curve.js';

/** Values by name; the heat of each stage and the whole heat. */
export function chartNumbers({ label = '', bars, shares, heating, timeline }: Chart): Numbers {
  const unit = label.split(/, */)[1] ?? '1';
  if (heating) {
    const stages = heatingStages(heating);
    const heats = stages.map(({ heat }, index): [string, Quantity] => [
      `Q_${index + 1}`,
      { value: heat, unit: 'kJ' },
    ]);
    const sum = stages.reduce((total, { heat }) => total + heat, 0);
    return Object.fromEntries([...heats, ['Q', { value: sum, unit: 'kJ' }]]);
  }
  const values =
    bars?.map(({ name, value }) => [name, { value, unit }] as const) ??
    shares?.map(({ name, value }) => [name, { value, unit: '%' }] as const) ??
    timeline?.map(({ at, name }) => [name, { value: at, unit: 'yil' }] as const) ??
    [];
  return Object.fromEntries(values);
}
