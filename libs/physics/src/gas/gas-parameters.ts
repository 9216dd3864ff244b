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
 * All in SI units. The kernels have no intrinsic scale: the same code simulates nitrogen in a box of 20 nm with steps of
 * 0.17 ps and discs of 1 kg in a box of 100 m with steps of 1/60 s. Lengths scaled by a factor a and times by a factor b
 * give the same motion except for rounding.
 */
export interface GasParameters {
  /** 2: discs that move in a plane; 3: spheres. */
  readonly dimensions: 2 | 3;
  /** Initial position of the piston, m. */
  readonly length: number;
  /** Size of the box along y, m. */
  readonly height: number;
  /** Size of the box along z, m. In two dimensions the thickness of the layer, so that pressure is in Pa there too. */
  readonly depth: number;
  readonly gases: readonly Species[];
  /** Initial temperature, K: the kinetic energy is exactly dimensions / 2 · N k T. */
  readonly temperature: number;
  /** Initial velocities: equal kinetic energies, or a Maxwell distribution. */
  readonly velocities: 'equal' | 'maxwell';
  /** Temperature of all walls except the piston, K. Default: adiabatic walls. */
  readonly wallTemperature?: number;
  /**
   * Duration of one block of the pressure gauge, s; it averages over 20. A block should be longer than sound travels
   * through the box and back (about length / mean speed · 2): otherwise echoes add to the scatter and the stated error is
   * too large.
   */
  readonly gaugeInterval: number;
}

/** Number of molecules. */
export function moleculeCount({ gases }: GasParameters): number {
  return gases.reduce((sum, { count }) => sum + count, 0);
}

/** Fraction of the box of the given length that the balls fill. */
export function packingFraction(p: GasParameters, length = p.length): number {
  const volume = p.gases.reduce(
    (sum, { count, radius }) =>
      sum + count * (p.dimensions === 2 ? Math.PI * radius ** 2 : (4 / 3) * Math.PI * radius ** 3),
    0,
  );
  return volume / (length * p.height * (p.dimensions === 2 ? 1 : p.depth));
}

/**
 * Wall area and volume accessible to the centres of the balls, m² and m³, in a box of the given length. Pressure and the
 * gas law refer to these: a ball's centre stays one radius away from each wall. The outer dimensions are larger by two
 * radii. Mixtures use the mean radius.
 */
export function accessibleSpace(
  p: GasParameters,
  length: number,
): { readonly area: number; readonly volume: number } {
  const diameter = p.gases.reduce((sum, { count, radius }) => sum + 2 * count * radius, 0) / moleculeCount(p);
  const flat = p.dimensions === 2;
  const [x, y, z] = [length - diameter, p.height - diameter, flat ? p.depth : p.depth - diameter];
  return { area: 2 * (y * z + x * z + (flat ? 0 : x * y)), volume: x * y * z };
}
