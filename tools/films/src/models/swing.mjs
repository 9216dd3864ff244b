// @ts-check
/**
 * A swing without friction: a body of mass m on a light rod of length l, φ'' = −(g/l) sin φ, let go at rest 1 m above
 * its lowest place. Integrated by Runge–Kutta; energies in joules, heights above the lowest place.
 */
import { rk4, root } from '../../../images/src/numerics.mjs';

/** kg */
const mass = 2;
/** m */
export const rod = 2.5;
/** m/s²; the rounded value the lesson reckons with (9.81 measured). */
export const gravity = 10;
/** m */
export const startHeight = 1;
/** rad: l (1 − cos φ) is the height. */
const startAngle = Math.acos(1 - startHeight / rod);

const step = 0.002;
/** @type {(readonly [angle: number, speed: number])[]} */
const course = [[startAngle, 0]];

/** Angle (rad) and its speed (rad/s) after `t` seconds. @param {number} t @returns {readonly [angle: number, speed: number]} */
export function swinging(t) {
  const at = t / step;
  while (course.length < at + 2) {
    const [angle = 0, speed = 0] = rk4(
      ([angle = 0, speed = 0]) => [speed, -(gravity / rod) * Math.sin(angle)],
      course.at(-1) ?? [0, 0],
      step,
    );
    course.push([angle, speed]);
  }
  const [before = [0, 0], after = [0, 0]] = course.slice(Math.floor(at));
  const part = at - Math.floor(at);
  return [before[0] + part * (after[0] - before[0]), before[1] + part * (after[1] - before[1])];
}

/** Seconds from the start to the lowest place: a quarter of the period. */
export const quarter = root((t) => swinging(t)[0], 0.5, 1.5);

/** Height, speed and energies after `t` seconds. @param {number} t */
export function energies(t) {
  const [angle, turning] = swinging(t);
  const height = rod * (1 - Math.cos(angle));
  const speed = rod * Math.abs(turning);
  return { height, speed, potential: mass * gravity * height, kinetic: (mass * speed * speed) / 2 };
}

/** J */
export const total = energies(0).potential;
