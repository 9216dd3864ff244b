import { scaleLinear } from 'd3-scale';
import type { Graph } from '../graph/graph-schema.js';
import type { Heating } from './chart-schema.js';

/** A stage of heating: its heat in kJ and its temperatures in °C. */
export interface HeatingStage {
  readonly heat: number;
  readonly from: number;
  readonly to: number;
  readonly kind: 'heating' | 'melting' | 'boiling';
}

/** Stages with Q = c m Δt, λ m or r m. */
export function heatingStages({ mass, from, stages }: Heating): HeatingStage[] {
  let temperature = from;
  return stages.map((stage) => {
    const start = temperature;
    if (!('c' in stage)) {
      const isMelting = 'λ' in stage;
      const heat = (mass * (isMelting ? stage.λ : stage.r)) / 1000;
      return { heat, from: start, to: start, kind: isMelting ? 'melting' : 'boiling' };
    }
    temperature = stage.to;
    return { heat: (mass * stage.c * (stage.to - start)) / 1000, from: start, to: stage.to, kind: 'heating' };
  });
}

/** Round ends and steps of an axis for values. */
function axisFor(label: string, low: number, high: number, count: number): Graph['x'] {
  const [first = 0, second = 1] = scaleLinear([low, high], [0, 1]).ticks(count);
  const step = second - first;
  return {
    label,
    from: Math.floor(low / step + 1e-9) * step,
    to: Math.ceil(high / step - 1e-9) * step,
    step,
  };
}

/** The graph of temperature against heat. */
export function heatingGraph(heating: Heating): Graph {
  const stages = heatingStages(heating);
  let heat = 0;
  const points = [
    [0, heating.from] as [number, number],
    ...stages.map((stage): [number, number] => [(heat += stage.heat), stage.to]),
  ];
  const temperatures = points.map(([, temperature]) => temperature);
  return {
    x: axisFor('Q, kJ', 0, heat, 6),
    y: axisFor('t, °C', Math.min(0, ...temperatures), Math.max(...temperatures), 7),
    curves: [{ points, marks: true }],
  };
}
