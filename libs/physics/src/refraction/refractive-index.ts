/** A transparent medium by Sellmeier's equation: n^2 = 1 + sum of strength lambda^2 / (lambda^2 - square). */
export interface Medium {
  /** Strength (1) and squared resonance wavelength (um^2, as in data sheets) of each term. */
  readonly terms: readonly (readonly [strength: number, square: number])[];
  /** Range of wavelengths in which it is valid, m. */
  readonly from: number;
  readonly to: number;
}

/** A transparent medium by Cauchy's equation: n is the sum of the coefficients times lambda^-2k, lambda in um. */
export interface CauchyMedium {
  readonly coefficients: readonly number[];
  /** Range of wavelengths in which it is valid, m. */
  readonly from: number;
  readonly to: number;
}

/** Glasses at 20 °C against air (Schott data sheets), quartz glass, diamond and liquids at about 20 °C, ice. */
export const MEDIA = {
  /** Crown glass: Schott N-BK7, data sheet 2014. */
  bk7: {
    terms: [
      [1.03961212, 0.00600069867],
      [0.231792344, 0.0200179144],
      [1.01046945, 103.560653],
    ],
    from: 0.3e-6,
    to: 2.5e-6,
  },
  /** Flint glass: Schott F2. */
  f2: {
    terms: [
      [1.34533359, 0.00997743871],
      [0.209073176, 0.0470450767],
      [0.937357162, 111.886764],
    ],
    from: 0.32e-6,
    to: 2.5e-6,
  },
  /** Dense flint glass: Schott N-SF11. */
  sf11: {
    terms: [
      [1.73759695, 0.013188707],
      [0.313747346, 0.0623068142],
      [1.89878101, 155.23629],
    ],
    from: 0.37e-6,
    to: 2.5e-6,
  },
  /** Quartz glass: I. H. Malitson, J. Opt. Soc. Am. 55, 1205 (1965). */
  silica: {
    terms: [
      [0.6961663, 0.0684043 ** 2],
      [0.4079426, 0.1162414 ** 2],
      [0.8974794, 9.896161 ** 2],
    ],
    from: 0.21e-6,
    to: 3.71e-6,
  },
  /** Water: Daimon and Masumura, Appl. Opt. 46, 3811 (2007). */
  water: {
    terms: [
      [0.5684027565, 0.005101829712],
      [0.1726177391, 0.01821153936],
      [0.02086189578, 0.02620722293],
      [0.1130748688, 10.69792721],
    ],
    from: 0.182e-6,
    to: 1.129e-6,
  },
  /** Diamond: F. Peter, Z. Phys. 15, 358 (1923), measured up to 0.644 um. */
  diamond: {
    terms: [
      [0.3306, 0.175 ** 2],
      [4.3356, 0.106 ** 2],
    ],
    from: 0.226e-6,
    to: 0.75e-6,
  },
  /** Glycerol at 22 °C: Rheims, Köser, Wriedt, Meas. Sci. Technol. 8, 601 (1997). */
  glycerol: { coefficients: [1.45797, 0.00598, -0.00036], from: 0.33e-6, to: 1.05e-6 },
  /** Ice at -7 °C: fitted to the table of Warren and Brandt, J. Geophys. Res. 113, D14220 (2008), within 1e-4. */
  ice: { coefficients: [1.30019, 0.003466, -0.000064], from: 0.39e-6, to: 0.71e-6 },
} as const satisfies Record<string, Medium | CauchyMedium>;

/** Refractive index of a medium for a wavelength in vacuum, m. */
export function refractiveIndex(medium: Medium | CauchyMedium, wavelength: number): number {
  const { from, to } = medium;
  if (!(wavelength >= from && wavelength <= to)) {
    throw new RangeError(`No refractive index is known for ${wavelength} m`);
  }
  const square = (wavelength * 1e6) ** 2;
  if ('coefficients' in medium)
    return medium.coefficients.reduce((sum, coefficient, power) => sum + coefficient / square ** power, 0);
  return Math.sqrt(
    medium.terms.reduce((sum, [strength, resonance]) => sum + (strength * square) / (square - resonance), 1),
  );
}
