import { apparatusNumbers } from '../apparatus/apparatus-numbers.js';
import { drawApparatus } from '../apparatus/draw-apparatus.js';
import { chartNumbers } from '../chart/chart-numbers.js';
import { drawChart } from '../chart/draw-chart.js';
import { circuitNumbers } from '../circuit/circuit-numbers.js';
import { drawCircuit } from '../circuit/draw-circuit.js';
import { movingKinds } from './render-at.js';
import { drawField } from '../field/draw-field.js';
import { fieldNumbers } from '../field/field-numbers.js';
import type { Figure, FigureKinds, Kind } from './figure.js';
import { forceNumbers } from '../forces/force-numbers.js';
import { graphNumbers } from '../graph/graph-numbers.js';
import { drawSpectrum } from '../levels/draw-spectrum.js';
import { isSpectrum, levelNumbers } from '../levels/level-numbers.js';
import { drawSolidRays } from '../rays/draw-solid-rays.js';
import { rayNumbers } from '../rays/ray-numbers.js';
import type { Drawers } from './render-figure.js';
import type { Numbers } from '../sheet/picture.js';

/** How each kind is drawn, also in variants that do not move. */
export const drawers: Drawers = {
  ...movingKinds,
  rays: (rays, extent) => drawSolidRays(rays) ?? movingKinds.rays(rays, extent),
  levels: (levels) =>
    isSpectrum(levels) && levels.range ? drawSpectrum(levels, levels.range) : movingKinds.levels(levels),
  circuit: drawCircuit,
  chart: drawChart,
  field: drawField,
  apparatus: drawApparatus,
};

const numbers: { readonly [K in Kind]: (data: FigureKinds[K]) => Numbers } = {
  graph: graphNumbers,
  forces: forceNumbers,
  rays: rayNumbers,
  circuit: circuitNumbers,
  levels: levelNumbers,
  chart: chartNumbers,
  field: fieldNumbers,
  apparatus: apparatusNumbers,
};

/** What a figure shows, by name. */
export function numbersOf<K extends Kind>({ kind, frames }: Figure<K>): Numbers {
  return Object.fromEntries(
    frames.flatMap(({ data }, index) =>
      Object.entries(numbers[kind](data)).map(([name, quantity]) => [
        index === 0 ? name : `${index + 1}: ${name}`,
        quantity,
      ]),
    ),
  );
}
