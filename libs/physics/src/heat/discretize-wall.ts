import { edgeConductance, type BoundaryCondition } from './boundary-condition.js';

/** A slab of one material. */
export interface HeatLayer {
  /** m */
  readonly thickness: number;
  /** Heat conductivity k, W/(m K). */
  readonly conductivity: number;
  /** Heat capacity per volume rho c, J/(m^3 K). */
  readonly heatCapacity: number;
  /** Initial temperature, K. */
  readonly temperature: number;
  /** Heat source density, W/m^3 (an electric heater). */
  readonly heating: number;
  /** Number of grid cells. */
  readonly cells: number;
}

/** Slabs in perfect thermal contact, from left to right. */
export interface LayeredWall {
  readonly layers: readonly HeatLayer[];
  readonly left: BoundaryCondition;
  readonly right: BoundaryCondition;
}

/** Finite volumes of a wall, per square metre: capacities, J/(m^2 K), and conductances, W/(m^2 K). */
export function discretizeWall({ layers, left, right }: LayeredWall) {
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
  /** Conductance through the left face of each cell and through the right end, W/(m^2 K). */
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
