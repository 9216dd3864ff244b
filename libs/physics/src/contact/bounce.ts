/**
 * Speed that an impact must lose for another bounce, m/s: less is within the error of the speed by that of the time of the event,
 * 1e-12 s. The bounces that are left out take about 5e-12 / (1 - e)² seconds on Earth.
 */
const MIN_LOSS = 2.5e-11;

/**
 * Speed after an impact on a surface at rest, e v, m/s (Newton's law of restitution). 0: the body stays in contact.
 * @param restitution coefficient e, from 0 to below 1
 */
export const bounceSpeed = (speed: number, restitution: number): number =>
  (1 - restitution) * Math.abs(speed) < MIN_LOSS ? 0 : restitution * Math.abs(speed);
