import type { Parameters } from '@zarra/experiment-kit/parameters';

/** Parameter keys. */
export type ThrowKey =
  | 'speed'
  | 'angle'
  | 'height'
  | 'mass'
  | 'diameter'
  | 'dragCoefficient'
  | 'airDensity'
  | 'gravity'
  | 'wind'
  | 'target';

/** Types of the experiment. */
export interface ThrowTypes {
  parameter: ThrowKey;
  view: 'vectors' | 'parabola' | 'strobe';
  state: Float64Array;
}

/** The limits keep drag slow relative to the model's step: ½ ρ C A u / m stays below 500 1/s. */
export const parameters: Parameters<ThrowKey> = {
  speed: { label: 'Boshlangʻich tezlik, v₀', unit: 'm/s', min: 0, max: 80, step: 0.5, initial: 45 },
  angle: {
    label: 'Otilish burchagi, α',
    unit: '°',
    min: 0,
    max: 90,
    step: 1,
    initial: 45,
    si: Math.PI / 180,
  },
  height: { label: 'Boshlangʻich balandlik, h₀', unit: 'm', min: 0, max: 50, step: 0.5, initial: 0 },
  mass: { label: 'Jism massasi, m', unit: 'kg', min: 0.01, max: 5, step: 0.005, initial: 0.145 },
  diameter: { label: 'Jism diametri, d', unit: 'mm', min: 10, max: 300, step: 0.1, initial: 73.2, si: 0.001 },
  dragCoefficient: {
    label: 'Qarshilik koeffitsiyenti, C',
    unit: '',
    min: 0,
    max: 1.2,
    step: 0.01,
    initial: 0.35,
  },
  airDensity: { label: 'Havo zichligi, ρ', unit: 'kg/m³', min: 0, max: 1.3, step: 0.005, initial: 1.225 },
  gravity: { label: 'Erkin tushish tezlanishi, g', unit: 'm/s²', min: 1, max: 25, step: 0.01, initial: 9.81 },
  wind: { label: 'Shamol tezligi (musbat — orqadan)', unit: 'm/s', min: -10, max: 10, step: 0.5, initial: 0 },
  target: { label: 'Nishongacha masofa', unit: 'm', min: 1, max: 1000, step: 1, initial: 100, live: true },
};
