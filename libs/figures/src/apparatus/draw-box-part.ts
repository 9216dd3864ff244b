import { arcPath, circlePath, coordinate, polyline } from '../sheet/svg.js';
import { grow, pointAt, type Box, type Point } from '../sheet/geometry.js';
import type { BoxPart } from './apparatus-schema.js';

/** Shapes of a part by their class, letters inside of it, and boxes that labels avoid. */
export interface DrawnPart {
  readonly shapes: readonly (readonly [ink: string, data: string])[];
  readonly letters?: readonly (readonly [letter: string, at: Point])[];
  readonly bodies: readonly Box[];
}

const c = coordinate;
const rectangle = (left: number, top: number, right: number, bottom: number): string =>
  `M${c(left)} ${c(top)}H${c(right)}V${c(bottom)}H${c(left)}z`;

/** A vessel that is open above, with round lower corners. */
const openVessel = ({ left, top, right, bottom }: Box, radius = 5): string =>
  `M${c(left)} ${c(top)}V${c(bottom - radius)}q0 ${radius} ${radius} ${radius}H${c(right - radius)}q${radius} 0 ${radius} ${-radius}V${c(top)}`;

/** A liquid up to a height, with its surface. */
function liquid({ left, right, bottom }: Box, surface: number): DrawnPart['shapes'] {
  return [
    ['a', rectangle(left + 0.8, surface, right - 0.8, bottom - 0.8)],
    ['c', `M${c(left + 0.8)} ${c(surface)}H${c(right - 0.8)}`],
  ];
}

/** A drop-shaped flame above a point. */
const flame = ([x, y]: Point, height: number): string =>
  `M${c(x)} ${c(y)}c${c(-height * 0.45)} ${c(-height * 0.25)} ${c(-height * 0.2)} ${c(-height * 0.55)} 0 ${c(-height)}c${c(height * 0.2)} ${c(height * 0.45)} ${c(height * 0.45)} ${c(height * 0.75)} 0 ${c(height)}z`;

/** Marks of a scale between two heights, to the right of a line. */
const scaleMarks = (x: number, from: number, to: number, count: number, length: number): string =>
  Array.from(
    { length: count + 1 },
    (_, index) =>
      `M${c(x)} ${c(from + ((to - from) * index) / count)}h${index % 5 === 0 ? length : length * 0.6}`,
  ).join('');

/** Draws a part within its box; `part.level` is between its bottom and its top. */
export function drawBoxPart(part: BoxPart, box: Box): DrawnPart {
  const { left, top, right, bottom } = box;
  const [width, height] = [right - left, bottom - top];
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const { level = 0.6, level2 = part.level ?? 0.6, turn = 0 } = part;
  const heightAt = (fraction: number): number => bottom - fraction * height;
  const bodies = [box];
  switch (part.part) {
    case 'vessel':
      return { shapes: [...liquid(box, heightAt(level)), ['', openVessel(box)]], bodies };
    case 'beaker':
      return {
        shapes: [...liquid(box, heightAt(level)), ['', `${openVessel(box)}M${c(left)} ${c(top)}l-5 -3`]],
        bodies,
      };
    case 'cylinder': {
      const plate = heightAt(level);
      return {
        shapes: [
          ['a', rectangle(left + 0.8, plate, right - 0.8, bottom - 0.8)],
          ['', openVessel(box, 2)],
          ['b', rectangle(left + 1.5, plate - 9, right - 1.5, plate)],
          ['b', rectangle(middle[0] - 3, Math.min(top - 8, plate - 26), middle[0] + 3, plate - 9)],
        ],
        bodies: [{ ...box, top: Math.min(top - 8, plate - 26) }],
      };
    }
    case 'u-tube': {
      const bore = Math.min(width / 3.2, 18);
      const inner: Box = { left: left + bore, right: right - bore, top, bottom: bottom - bore };
      const rounded = (edge: Box, radius: number, from: number, to: number): string =>
        `M${c(edge.left)} ${c(from)}V${c(edge.bottom - radius)}q0 ${c(radius)} ${c(radius)} ${c(radius)}H${c(edge.right - radius)}q${c(radius)} 0 ${c(radius)} ${c(-radius)}V${c(to)}`;
      const [one, other] = [heightAt(level), heightAt(level2)];
      const back = `H${c(inner.right)}V${c(inner.bottom - 4)}q0 4 -4 4H${c(inner.left + 4)}q-4 0 -4 -4V${c(one)}z`;
      return {
        shapes: [
          ['a', rounded(box, bore, one, other) + back],
          ['c', `M${c(left)} ${c(one)}H${c(inner.left)}M${c(inner.right)} ${c(other)}H${c(right)}`],
          ['', rounded(box, bore, top, top) + rounded(inner, 4, top, top)],
        ],
        bodies,
      };
    }
    case 'press': {
      // The left cylinder has a quarter of the width of the right one.
      const [narrow, wide] = [left + width * 0.14, right - width * 0.44];
      const channel = bottom - Math.min(22, height * 0.25);
      const [one, other] = [heightAt(level), heightAt(level2)];
      const piston = (from: number, to: number, y: number): string =>
        rectangle(from + 1.5, y - 9, to - 1.5, y) +
        rectangle((from + to) / 2 - 3, y - 34, (from + to) / 2 + 3, y - 9);
      return {
        shapes: [
          [
            'a',
            `M${c(left)} ${c(one)}V${c(bottom)}H${c(right)}V${c(other)}H${c(wide)}V${c(channel)}H${c(narrow)}V${c(one)}z`,
          ],
          [
            '',
            `M${c(left)} ${c(top)}V${c(bottom)}H${c(right)}V${c(top)}M${c(wide)} ${c(top)}V${c(channel)}H${c(narrow)}V${c(top)}`,
          ],
          ['b', piston(left, narrow, one) + piston(wide, right, other)],
        ],
        bodies: [
          { left, right: narrow, top: Math.min(top, one - 34), bottom },
          { left: wide, right, top: Math.min(top, other - 34), bottom },
          { left, right, top: channel, bottom },
        ],
      };
    }
    case 'pulley': {
      const radius = Math.min(width, height) / 2;
      return {
        shapes: [
          ['b', circlePath(middle, radius)],
          ['t', circlePath(middle, radius * 0.78)],
          ['f', circlePath(middle, 2.4)],
        ],
        bodies,
      };
    }
    case 'fulcrum':
      return {
        shapes: [
          [
            'b',
            polyline(
              [
                [middle[0], top],
                [right, bottom],
                [left, bottom],
              ],
              true,
            ),
          ],
        ],
        bodies,
      };
    case 'thermometer': {
      const bulb = Math.min(width / 2, 8);
      const center: Point = [middle[0], bottom - bulb];
      const tube = 3.6;
      const from = center[1] - bulb - 8;
      const surface = from - level * (from - top - 8);
      return {
        shapes: [
          [
            'b',
            `M${c(middle[0] - tube)} ${c(center[1])}V${c(top + tube)}a${tube} ${tube} 0 0 1 ${2 * tube} 0V${c(center[1])}`,
          ],
          ['b', circlePath(center, bulb)],
          ['r f', circlePath(center, bulb - 2.6)],
          ['r', `M${c(middle[0])} ${c(center[1])}V${c(surface)}`],
          ['t', scaleMarks(middle[0] + tube + 2, from, top + 8, 10, 6)],
        ],
        bodies: [{ ...box, left: middle[0] - bulb, right: middle[0] + Math.max(bulb, tube + 9) }],
      };
    }
    case 'balance': {
      const pivot: Point = [middle[0], top + 8];
      const arm = width / 2 - 24;
      const ends = [turn, turn + 180].map((angle) => pointAt(pivot, arm, angle)) as [Point, Point];
      const pan = ([x, y]: Point): string =>
        `M${c(x)} ${c(y)}l-22 ${c(height * 0.42)}h44zM${c(x - 24)} ${c(y + height * 0.42)}q24 12 48 0z`;
      return {
        shapes: [
          ['', `M${c(pivot[0])} ${c(pivot[1])}V${c(bottom - 6)}`],
          ['b', `M${c(middle[0] - 32)} ${c(bottom)}q4 -7 14 -7h36q10 0 14 7z`],
          ['', polyline(ends)],
          ['', ends.map(pan).join('')],
          ['f', circlePath(pivot, 2.6)],
        ],
        bodies: [
          ...ends.map(([x, y]) => ({ left: x - 24, right: x + 24, top: y, bottom: y + height * 0.42 + 8 })),
          { left: middle[0] - 3, right: middle[0] + 3, top, bottom },
        ],
      };
    }
    case 'dynamometer': {
      const [from, to] = [top + 14, bottom - 16];
      const pointer = from + (to - from) * (0.08 + 0.84 * level);
      return {
        shapes: [
          [
            'b',
            `M${c(left)} ${c(from)}q0 -4 4 -4h${c(width - 8)}q4 0 4 4V${c(to)}q0 4 -4 4h${c(8 - width)}q-4 0 -4 -4z`,
          ],
          ['t', scaleMarks(left + 4, from + 5, to - 5, 10, 8)],
          ['', `M${c(middle[0])} ${c(top + 10)}v-4M${c(middle[0])} ${c(to + 4)}v4`],
          ['', circlePath([middle[0], top + 3], 3) + arcPath([middle[0], bottom - 4], 4, 90, -140)],
          ['r', `M${c(left + 3)} ${c(pointer)}H${c(right - 3)}`],
        ],
        bodies,
      };
    }
    case 'magnet':
      return {
        shapes: [
          ['b', rectangle(left, top, right, bottom)],
          ['a', rectangle(middle[0], top, right, bottom)],
          ['', rectangle(left, top, right, bottom) + `M${c(middle[0])} ${c(top)}V${c(bottom)}`],
        ],
        letters: [
          ['S', [left + width * 0.25, middle[1]]],
          ['N', [left + width * 0.75, middle[1]]],
        ],
        bodies,
      };
    case 'coil': {
      const count = Math.max(3, Math.round(width / 14));
      const step = width / count;
      const turns = Array.from(
        { length: count },
        (_, index) =>
          `M${c(left + step * (index + 0.25))} ${c(top)}c${c(step * 0.7)} 0 ${c(step * 0.9)} ${c(height)} ${c(step * 0.5)} ${c(height)}`,
      ).join('');
      return {
        shapes: [
          ['b', rectangle(left - 4, top + 4, right + 4, bottom - 4)],
          ['c', turns],
        ],
        bodies: [grow(box, 5)],
      };
    }
    case 'block':
      return { shapes: [['b', rectangle(left, top, right, bottom)]], bodies };
    case 'ball':
      return { shapes: [['b', circlePath(middle, Math.min(width, height) / 2)]], bodies };
    case 'weight': {
      const neck = top + height * 0.24;
      return {
        shapes: [
          ['b', `M${c(left)} ${c(bottom)}V${c(neck + 6)}q0 -6 6 -6H${c(right - 6)}q6 0 6 6V${c(bottom)}z`],
          ['', arcPath([middle[0], (top + neck) / 2 - 1], Math.min(5, height * 0.12), -90, 200)],
        ],
        bodies,
      };
    }
    case 'burner': {
      const neck = top + height * 0.52;
      return {
        shapes: [
          [
            'b',
            `M${c(middle[0] - 7)} ${c(neck + 8)}L${c(left)} ${c(bottom - 5)}q0 5 5 5H${c(right - 5)}q5 0 5 -5L${c(middle[0] + 7)} ${c(neck + 8)}z`,
          ],
          ['b', rectangle(middle[0] - 8, neck, middle[0] + 8, neck + 8)],
          ['r', flame([middle[0], neck - 2], height * 0.46)],
        ],
        bodies,
      };
    }
    case 'candle': {
      const shoulder = top + height * 0.42;
      return {
        shapes: [
          ['b', rectangle(left, shoulder, right, bottom)],
          ['', `M${c(middle[0])} ${c(shoulder)}v-4`],
          ['r', flame([middle[0], shoulder - 4], height * 0.34)],
        ],
        bodies,
      };
    }
    case 'stand': {
      const rod = left + width * 0.28;
      return {
        shapes: [
          ['b', rectangle(left, bottom - 8, left + width * 0.75, bottom)],
          ['', `M${c(rod)} ${c(bottom - 8)}V${c(top)}M${c(rod)} ${c(top + 14)}H${c(right)}`],
          ['b', rectangle(rod - 5, top + 9, rod + 5, top + 19)],
        ],
        bodies: [
          { left, right: left + width * 0.75, top: bottom - 8, bottom },
          { left: rod - 5, right: rod + 5, top, bottom },
          { left, right, top: top + 9, bottom: top + 19 },
        ],
      };
    }
    case 'compass': {
      const radius = Math.min(width, height) / 2;
      const [north, south] = [turn + 90, turn - 90].map((angle) => pointAt(middle, radius * 0.72, angle)) as [
        Point,
        Point,
      ];
      const sides = [turn, turn + 180].map((angle) => pointAt(middle, radius * 0.2, angle)) as [Point, Point];
      return {
        shapes: [
          ['b', circlePath(middle, radius)],
          ['r f', polyline([north, sides[0], sides[1]], true)],
          ['', polyline([south, sides[0], sides[1]], true)],
        ],
        bodies,
      };
    }
  }
}
