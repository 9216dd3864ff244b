/** One kind of molecule: a smooth, hard ball (a disc in two dimensions). */
export interface Species {
  readonly count: number;
  /** Mass of one, kg. */
  readonly mass: number;
  /** m */
  readonly radius: number;
}

/**
 * A gas of hard balls in a box. The piston is the wall at the far end of x.
 *
 * All in SI units. Nothing in the kernels has a scale of its own, so the same code runs nitrogen in a box of 20 nm with
 * steps of 0.17 ps and discs of 1 kg in a hall of 100 m with steps of 1/60 s: lengths by a factor a and times by a factor
 * b give the same motion to the last digits but rounding.
 */
export interface GasParameters {
  /** 2: discs that move in a plane; 3: spheres. */
  readonly dimensions: 2 | 3;
  /** Where the piston stands at the start, m. */
  readonly length: number;
  /** Size of the box along y, m. */
  readonly height: number;
  /** Size of the box along z, m. In two dimensions the thickness of the layer, so that pressure is in Pa there too. */
  readonly depth: number;
  readonly gases: readonly Species[];
  /** At the start, K: the kinetic energy is exactly dimensions / 2 · N k T. */
  readonly temperature: number;
  /** Velocities at the start: all molecules of equal kinetic energy, or of the Maxwell distribution. */
  readonly velocities: 'equal' | 'maxwell';
  /** Temperature of all walls but the piston, K. Absent: walls return molecules without exchange of heat. */
  readonly wallTemperature?: number;
  /**
   * How long one block of the pressure gauge lasts, s; it keeps 20. A block should outlast the way of sound through the box
   * and back (about length / mean speed · 2), or echoes count as scatter and the stated error is too large.
   */
  readonly gaugeBlock: number;
}

/** The number of molecules. */
export function moleculeCount({ gases }: GasParameters): number {
  return gases.reduce((sum, { count }) => sum + count, 0);
}

/** The part of the box that the balls themselves fill when it is `length` long. */
export function packingFraction(p: GasParameters, length = p.length): number {
  const own = p.gases.reduce(
    (sum, { count, radius }) =>
      sum + count * (p.dimensions === 2 ? Math.PI * radius ** 2 : (4 / 3) * Math.PI * radius ** 3),
    0,
  );
  return own / (length * p.height * (p.dimensions === 2 ? 1 : p.depth));
}

/**
 * Area of all walls, and the volume between them, that the centres of the balls can reach, m² and m³, when the box is
 * `length` long. No ball touches a wall nearer to a corner than its radius, so these are what pressure and the gas law
 * mean; the outer ones are larger by 2 radii in each size. Of several species the mean radius counts.
 */
export function reachedRoom(
  p: GasParameters,
  length: number,
): { readonly area: number; readonly volume: number } {
  const own = p.gases.reduce((sum, { count, radius }) => sum + 2 * count * radius, 0) / moleculeCount(p);
  const [x, y, z] = [length - own, p.height - own, p.dimensions === 2 ? p.depth : p.depth - own];
  return { area: 2 * (y * z + x * z + (p.dimensions === 2 ? 0 : x * y)), volume: x * y * z };
}
