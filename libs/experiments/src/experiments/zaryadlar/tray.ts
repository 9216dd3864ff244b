import type { SceneVector, Tray } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { RADIUS } from './charges.js';
import { parameters, PLACES, type FieldKey, type FieldTypes, type Place } from './parameters.js';

/** Movement per arrow key, m; drag positions are rounded to it. */
export const KEY_STEP = 0.05;

export const roundToStep = (coordinate: number): number => Math.round(coordinate / KEY_STEP) * KEY_STEP;

/** Size of new charges, µC. */
const CHARGE = 1;
/** Distances of a new charge from the probe and from other charges, m. */
const FROM_PROBE = 0.5;
const MIN_DISTANCE = 0.35;
/** Directions from the probe in which a pressed charge looks for a free point. */
const DIRECTIONS = 8;

const isEmpty = (place: Place, values: Values<FieldKey>): boolean => values[`q${place}`] === 0;

/** Place for a new charge: the chosen one if it is empty, otherwise the first empty one. */
const freePlace = (values: Values<FieldKey>): Place | undefined =>
  PLACES.find((place) => place === values.chosen && isEmpty(place, values)) ??
  PLACES.find((place) => isEmpty(place, values));

const toGrid = (key: FieldKey, value: number): number => {
  const { min, max } = parameters[key];
  return Math.min(max, Math.max(min, roundToStep(value)));
};

/** Point on the grid of charges that is nearest to a point, m. */
const nearestPoint = ({ x, y }: SceneVector): SceneVector => ({ x: toGrid('x1', x), y: toGrid('y1', y) });

/** Point around the probe, or around the middle, without charges nearby. */
function freePoint(values: Values<FieldKey>): SceneVector {
  const charges = PLACES.filter((place) => !isEmpty(place, values));
  const candidates = [
    { x: values.probeX, y: values.probeY },
    { x: 0, y: 0 },
  ].flatMap((center) =>
    Array.from({ length: 3 * DIRECTIONS }, (_, index) => {
      const angle = (2 * Math.PI * index) / DIRECTIONS;
      const distance = FROM_PROBE * (1 + Math.floor(index / DIRECTIONS));
      return nearestPoint({
        x: center.x + distance * Math.cos(angle),
        y: center.y + distance * Math.sin(angle),
      });
    }),
  );
  const isFree = ({ x, y }: SceneVector): boolean =>
    charges.every((place) => Math.hypot(values[`x${place}`] - x, values[`y${place}`] - y) >= MIN_DISTANCE);
  return candidates.find(isFree) ?? { x: 0, y: 0 };
}

/** Values and handle after the removal of a charge: its place returns to its start, and another charge is chosen. */
export function removeCharge(place: Place, values: Values<FieldKey>) {
  if (isEmpty(place, values)) return undefined;
  const next = PLACES.find((one) => one !== place && !isEmpty(one, values)) ?? place;
  return {
    values: {
      [`x${place}`]: parameters[`x${place}`].initial,
      [`y${place}`]: parameters[`y${place}`].initial,
      [`q${place}`]: 0,
      chosen: next,
    },
    handle: `charge${next}`,
  };
}

/** Picture of a charge. */
const partOf = (key: string, label: string, fill: 'chart-red' | 'chart-blue', sign: string) => ({
  key,
  label,
  picture: [
    {
      d: `M${-RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`,
      fill,
    },
    { d: sign, stroke: 'surface' as const },
  ],
});

/** Charges of both signs. */
export const tray: Tray<FieldTypes> = {
  parts: [
    partOf('positive', 'musbat zaryad', 'chart-red', 'M-.05 0H.05M0-.05V.05'),
    partOf('negative', 'manfiy zaryad', 'chart-blue', 'M-.05 0H.05'),
  ],
  pictureSize: [0.24, 0.24],
  target: (x, y) => {
    const point = nearestPoint({ x, y });
    const half = 1.5 * RADIUS;
    return { left: point.x - half, right: point.x + half, bottom: point.y - half, top: point.y + half };
  },
  place: (key, point, { values }) => {
    const place = freePlace(values);
    if (!place) return { values: {} };
    const { x, y } = point ? nearestPoint(point) : freePoint(values);
    const charge = key === 'positive' ? CHARGE : -CHARGE;
    return {
      values: { [`x${place}`]: x, [`y${place}`]: y, [`q${place}`]: charge, chosen: place },
      handle: `charge${place}`,
    };
  },
  unavailable: ({ values }) =>
    freePlace(values)
      ? undefined
      : `${PLACES.length} ta zaryad qoʻyilgan. Yangisini qoʻyish uchun birini olib tashlang.`,
};
