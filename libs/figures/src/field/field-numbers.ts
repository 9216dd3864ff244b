import type { Numbers } from '../sheet/picture.js';
import type { Field } from './field-schema.js';
import { fieldAt, potentialAt } from './sources.js';

/** The sources, and at the probe the size of the field and the potential. */
export function fieldNumbers(field: Field): Numbers {
  const { charges = [], wires = [], probe } = field;
  const size = probe ? Math.hypot(...fieldAt(field, probe.at)) : 0;
  return {
    ...Object.fromEntries(
      charges.map(({ q, label }, index) => [label ?? `q_${index + 1}`, { value: q, unit: 'nC' }]),
    ),
    ...Object.fromEntries(
      wires.map(({ I, label }, index) => [label ?? `I_${index + 1}`, { value: I, unit: 'A' }]),
    ),
    ...(probe &&
      charges.length > 0 && {
        E: { value: size, unit: 'V/m' },
        φ: { value: potentialAt(field, probe.at), unit: 'V' },
      }),
    ...(probe && wires.length > 0 && { B: { value: size * 1e6, unit: 'μT' } }),
  };
}
