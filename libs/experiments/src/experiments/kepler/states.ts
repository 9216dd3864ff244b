import type { NamedState } from '../../named-state.js';
import type { OrbitTypes } from './parameters.js';

/** Planet at its perihelion: distance in au, and speed relative to circular speed, √(1 + e). */
const planet = (
  key: string,
  name: string,
  distance: number,
  ratio: number,
  companion = 0,
  pictureAt?: number,
): NamedState<OrbitTypes> => ({
  key,
  name,
  values: { distance, ratio, starMass: 1, companion },
  ...(pictureAt === undefined ? {} : { pictureAt }),
});

/** States that the page offers as presets. */
export const presets: readonly NamedState<OrbitTypes>[] = [
  planet('merkuriy', 'Merkuriy', 0.3075, 1.098, 0, 0.5),
  planet('venera', 'Venera', 0.7185, 1.0035),
  planet('yer', 'Yer', 0.983, 1.0085),
  planet('mars', 'Mars', 1.382, 1.0455, 0, 2),
  planet('yupiter', 'Yupiter', 4.951, 1.024, 1, 12),
];

/** All named states. Those that are no presets are pure for the bundler: the page does not load them. */
export const states: readonly NamedState<OrbitTypes>[] = [
  ...presets,
  /* @__PURE__ */ planet('aylana-orbita', 'Aylana orbita', 1, 1),
  /* @__PURE__ */ planet('qaytmaydigan-jism', 'Qaytib kelmaydigan jism', 1, 1.5, 0, 3),
];
