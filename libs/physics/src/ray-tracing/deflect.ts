/** A direction as a unit vector. */
interface Direction {
  readonly dx: number;
  readonly dy: number;
}

/**
 * Direction behind a surface with the unit normal (nx, ny), by Snell's law in vector form or the law of reflection;
 * undefined for total reflection.
 * @param ratio refractive index in front of the surface relative to that behind it
 */
export function deflect(
  ray: Direction,
  nx: number,
  ny: number,
  ratio: number | 'mirror',
): Direction | undefined {
  const cosine = ray.dx * nx + ray.dy * ny;
  if (ratio === 'mirror') return { dx: ray.dx - 2 * cosine * nx, dy: ray.dy - 2 * cosine * ny };
  const square = 1 - ratio * ratio * (1 - cosine * cosine);
  if (square < 0) return undefined;
  const along = Math.sign(cosine) * Math.sqrt(square) - ratio * cosine;
  return { dx: ratio * ray.dx + along * nx, dy: ratio * ray.dy + along * ny };
}
