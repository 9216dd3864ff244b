/** Twice the area of a triangle, positive when it runs against the clock. */
type Turn = (a: number, b: number, c: number) => number;

const turnOf =
  (points: ArrayLike<number>): Turn =>
  (a, b, c) => {
    const [x, y] = [points[3 * a] as number, points[3 * a + 1] as number];
    return (
      ((points[3 * b] as number) - x) * ((points[3 * c + 1] as number) - y) -
      ((points[3 * c] as number) - x) * ((points[3 * b + 1] as number) - y)
    );
  };

/**
 * Cuts a shape of the plane (corners x, y, z) into triangles: three corners each, by their numbers. Cuts off one ear
 * after another (Meisters 1975); a shape that crosses itself is filled as well as can be.
 */
export function triangulate(points: ArrayLike<number>): number[] {
  const turn = turnOf(points);
  const ring = Array.from({ length: Math.floor(points.length / 3) }, (_, index) => index);
  let area = 0;
  for (let index = 1; index + 1 < ring.length; index++) area += turn(0, index, index + 1);
  if (area < 0) ring.reverse();
  const triangles: number[] = [];
  const isEar = (a: number, b: number, c: number): boolean =>
    turn(a, b, c) >= 0 &&
    !ring.some(
      (p) => p !== a && p !== b && p !== c && turn(a, b, p) > 0 && turn(b, c, p) > 0 && turn(c, a, p) > 0,
    );
  let at = 0;
  let tried = 0;
  while (ring.length > 3) {
    const { length } = ring;
    const [a, b, c] = [ring[at % length], ring[(at + 1) % length], ring[(at + 2) % length]] as [
      number,
      number,
      number,
    ];
    // After a whole round without an ear any corner will do.
    if (tried >= length || isEar(a, b, c)) {
      triangles.push(a, b, c);
      ring.splice((at + 1) % length, 1);
      tried = 0;
    } else {
      at = (at + 1) % length;
      tried++;
    }
  }
  if (ring.length === 3) triangles.push(...ring);
  return triangles;
}
