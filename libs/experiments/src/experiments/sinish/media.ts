import type { Ink } from '@zarra/experiment-kit/stage';
import { MEDIA, refractiveIndex } from '@zarra/physics/refraction';

/** Media of the choices, in their order. */
export const MEDIUM = {
  air: 0,
  water: 1,
  ice: 2,
  glycerol: 3,
  glass: 4,
  flint: 5,
  diamond: 6,
  unknownA: 7,
  unknownB: 8,
} as const;

interface NamedMedium {
  readonly name: string;
  /** Noun that takes endings in texts. */
  readonly stem: string;
  /** Dispersion; undefined for air, whose index is 1: those of glasses are relative to it. */
  readonly data?: Parameters<typeof refractiveIndex>[0];
  readonly ink: Ink;
  readonly opacity: number;
  readonly isLiquid?: boolean;
}

/** Names, dispersion and look of the media. The unknown ones are quartz glass and flint glass F2. */
export const media: readonly NamedMedium[] = [
  { name: 'havo', stem: 'havo', ink: 'surface', opacity: 0 },
  { name: 'suv', stem: 'suv', data: MEDIA.water, ink: 'chart-blue', opacity: 0.2, isLiquid: true },
  { name: 'muz', stem: 'muz', data: MEDIA.ice, ink: 'chart-teal', opacity: 0.16 },
  {
    name: 'glitserin',
    stem: 'glitserin',
    data: MEDIA.glycerol,
    ink: 'chart-gold',
    opacity: 0.16,
    isLiquid: true,
  },
  { name: 'shisha (BK7)', stem: 'shisha', data: MEDIA.bk7, ink: 'chart-teal', opacity: 0.24 },
  { name: 'flint shisha (SF11)', stem: 'flint shisha', data: MEDIA.sf11, ink: 'chart-green', opacity: 0.26 },
  { name: 'olmos', stem: 'olmos', data: MEDIA.diamond, ink: 'accent', opacity: 0.18 },
  {
    name: 'nomaʼlum A',
    stem: 'nomaʼlum A modda',
    data: MEDIA.silica,
    ink: 'chart-purple',
    opacity: 0.18,
  },
  { name: 'nomaʼlum B', stem: 'nomaʼlum B modda', data: MEDIA.f2, ink: 'chart-red', opacity: 0.16 },
];

/** Whether the learner has to find the refractive index of a medium. */
export const isUnknown = (medium: number): boolean => medium >= MEDIUM.unknownA;

/** Refractive index of a medium for a wavelength in vacuum, m. */
export function indexOf(medium: number, wavelength: number): number {
  const data = media[medium]?.data;
  return data ? refractiveIndex(data, wavelength) : 1;
}
