/**
 * The same things in another order; with more than one it is never the present order.
 * @param random yields numbers from 0 up to, not including, 1
 */
export function shuffle<T>(things: readonly T[], random: () => number): T[] {
  const shuffled = [...things];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const place = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[place]] = [shuffled[place] as T, shuffled[last] as T];
  }
  const isSame = shuffled.every((thing, index) => thing === things[index]);
  // All moved by one place.
  return isSame ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
}
