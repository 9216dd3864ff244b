import { edgeConductance } from './end-condition.js';
import type { LayeredWall } from './layered-wall.js';

/** The wall cut into cells, per square metre of wall: capacities, J/(m^2 K), and conductances, W/(m^2 K). */
export function cutWall({ layers, left, right }: LayeredWall) {
  const cells = layers.flatMap(
    ({ thickness, conductivity, heatCapacity, temperature, heating, cells: count }) =>
      Array.from({ length: count }, () => ({
        half: (2 * count * conductivity) / thickness,
        capacity: (heatCapacity * thickness) / count,
        power: (heating * thickness) / count,
        temperature,
      })),
  );
  const column = (value: (cell: (typeof cells)[number]) => number) => Float64Array.from(cells, value);
  const half = column((cell) => cell.half);
  const count = cells.length;
  /** Conductance through the left face of each cell, W/(m^2 K), and through the right end. */
  const conductance = Float64Array.from({ length: count + 1 }, (_, face) => {
    const [before = 0, after = 0] = [half[face - 1], half[face]];
    if (face === 0) return edgeConductance(left, after);
    return face === count ? edgeConductance(right, before) : 1 / (1 / before + 1 / after);
  });
  return {
    count,
    half,
    conductance,
    capacity: column((cell) => cell.capacity),
    power: column((cell) => cell.power),
    temperature: column((cell) => cell.temperature),
  };
}
