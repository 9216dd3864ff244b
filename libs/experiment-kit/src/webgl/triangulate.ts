/** Twice the signed area of a triangle, positive counter-clockwise. */
type SignedArea = (a: number, b: number, c: number) => number;

const signedAreaOf =
  (points: ArrayLike<number>): SignedArea =>
  (a, b, c) => {
    const [x, y] = [points[3 * a] as number, points[3 * a + 1] as number];
    return (
      ((points[3 * b] as number) - x) * ((points[3 * c + 1] as number) - y) -
      ((points[3 * c] as number) - x) * ((points[3 * b + 1] as number) - y)
    );
  };

/**
 * Triangulates a polygon (corners x, y, z) by ear clipping (Meisters 1975).
 * @returns three corner indices per triangle; an approximation for self-intersecting polygons
 */
export function triangulate(points: ArrayLike<number>): number[] {
  const signedArea = signedAreaOf(points);
  const remaining = Array.from({ length: Math.floor(points.length / 3) }, (_, index) => index);
  let area = 0;
  for (let index = 1; index + 1 < remaining.length; index++) area += signedArea(0, index, index + 1);
  if (area < 0) remaining.reverse();
  const triangles: number[] = [];
  const isEar = (a: number, b: number, c: number): boolean =>
    signedArea(a, b, c) >= 0 &&
    !remaining.some(
      (p) =>
        p !== a &&
        p !== b &&
        p !== c &&
        signedArea(a, b, p) > 0 &&
        signedArea(b, c, p) > 0 &&
        signedArea(c, a, p) > 0,
    );
  let start = 0;
  let rejected = 0;
  while (remaining.length > 3) {
    const { length } = remaining;
    const [a, b, c] = [
      remaining[start % length],
      remaining[(start + 1) % length],
      remaining[(start + 2) % length],
    ] as [number, number, number];
    // After a full round without an ear the next corner is clipped.
    if (rejected >= length || isEar(a, b, c)) {
      triangles.push(a, b, c);
      remaining.splice((start + 1) % length, 1);
      rejected = 0;
    } else {
      start = (start + 1) % length;
      rejected++;
    }
  }
  if (remaining.length === 3) triangles.push(...remaining);
  return triangles;
}
