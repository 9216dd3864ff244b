import type { NamedState } from '../../named-state.js';
import { MEDIUM } from './media.js';
import { BODY, type RefractionTypes } from './parameters.js';

/** A red laser in air with a body that is not turned. */
const LASER = { outside: MEDIUM.air, side: 0, light: 0, wavelength: 650, polarisation: 0, turn: 0 };
/** Pulses have reached all rays by then, s of the page's clock. */
const pictureAt = 3;

/** States that the page offers as presets. */
export const presets: readonly NamedState<RefractionTypes>[] = [
  {
    key: 'havodan-suvga',
    name: 'Havodan suvga',
    values: { ...LASER, body: BODY.border, medium: MEDIUM.water, angle: 45 },
    pictureAt,
  },
  {
    key: 'tola-ichki-qaytish',
    name: 'Toʻla ichki qaytish',
    values: { ...LASER, body: BODY.halfCylinder, medium: MEDIUM.glass, side: 1, angle: 50 },
    pictureAt,
  },
  {
    key: 'yassi-plastina',
    name: 'Yassi plastina',
    values: { ...LASER, body: BODY.plate, medium: MEDIUM.glass, angle: 55, thickness: 4 },
    pictureAt,
  },
  {
    key: 'prizma-va-spektr',
    name: 'Prizma va spektr',
    values: { ...LASER, body: BODY.prism, medium: MEDIUM.flint, angle: 63, apex: 60, light: 1 },
    pictureAt,
  },
  {
    key: 'optik-tola',
    name: 'Optik tola',
    values: { ...LASER, body: BODY.fibre, angle: 25, core: 1.62, cladding: 1.4, bend: 60 },
    pictureAt: 6.2,
  },
  {
    key: 'bryuster-burchagi',
    name: 'Bryuster burchagi',
    values: { ...LASER, body: BODY.border, medium: MEDIUM.glass, angle: 56.6, polarisation: 2 },
    pictureAt,
  },
];

/** All named states. */
export const states: readonly NamedState<RefractionTypes>[] = [
  ...presets,
  {
    key: 'yarim-silindr',
    name: 'Yarim silindr bilan amaliy ish',
    values: { ...LASER, body: BODY.halfCylinder, medium: MEDIUM.unknownA, angle: 40 },
    pictureAt,
  },
  {
    key: 'suvdan-havoga',
    name: 'Suvdan havoga',
    values: { ...LASER, body: BODY.border, medium: MEDIUM.water, side: 1, angle: 40 },
    pictureAt,
  },
];
