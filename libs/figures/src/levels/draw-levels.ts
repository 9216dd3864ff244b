import { formatNumber } from '@zarra/uzbek';
import { formatValue, listOf } from '../sheet/format.js';
import type { Picture, Sentence } from '../sheet/picture.js';
import { linearScale, spread } from '../sheet/scale.js';
import { createSheet, SHEET_WIDTH, type Sheet } from '../sheet/sheet.js';
import { coordinate } from '../sheet/svg.js';
import { energyOf, quantumNumbers } from './level-numbers.js';
import type { Levels } from './levels-schema.js';

const LEFT = 68;
const RIGHT = SHEET_WIDTH - 66;
const TOP = 34;
const BOTTOM = 246;
const HEIGHT = 268;
/** Height that a gap below the transitions is shortened to. */
const BREAK = 40;
const ROW = 16;
/** Length of the lines from a level to its number. */
const ELBOW = 12;

interface Row {
  readonly name: string;
  readonly energy: number;
  readonly y: number;
  readonly isLimit: boolean;
}

/** Two decimals, as tables of levels have; small values have three digits. */
const energyText = (energy: number): string =>
  Math.abs(energy) < 0.1 ? formatValue(energy) : formatNumber(energy, 2);

/** Positions of energies. Below the levels of the transitions the axis is broken if it would take half of the height. */
function positionsOf(
  levels: Levels,
  energies: readonly number[],
): { toY: (energy: number) => number; breakAt?: number } {
  const used = (levels.transitions ?? []).flat().map((n) => energyOf(levels, n));
  const highest = Math.max(...energies);
  const lowest = Math.min(...energies);
  const lowestUsed = used.length > 0 ? Math.min(...used) : lowest;
  const isBroken = lowestUsed - lowest > 0.5 * (highest - lowest);
  const scale = linearScale(
    [isBroken ? lowestUsed : lowest, highest],
    [isBroken ? BOTTOM - BREAK : BOTTOM, TOP],
  );
  return isBroken
    ? { toY: (energy) => (energy < lowestUsed ? BOTTOM : scale(energy)), breakAt: BOTTOM - BREAK / 2 }
    : { toY: (energy) => scale(energy) };
}

function drawRows(sheet: Sheet, rows: readonly Row[], withEnergies: boolean): void {
  // From the top, so that the texts of close levels are spread in this order.
  const sorted = [...rows].sort((one, other) => one.y - other.y);
  const texts = spread(
    sorted.map(({ y }) => y),
    ROW,
    TOP - 8,
    BOTTOM + 8,
  );
  sorted.forEach(({ name, energy, y, isLimit }, index) => {
    const textY = texts[index] ?? y;
    sheet.line(isLimit ? 'd' : '', [
      [LEFT, y],
      [RIGHT, y],
    ]);
    const elbows = `M${LEFT - 2} ${coordinate(y)}L${LEFT - ELBOW} ${coordinate(textY)}M${RIGHT + 2} ${coordinate(y)}L${RIGHT + ELBOW} ${coordinate(textY)}`;
    if (Math.abs(textY - y) > 1) sheet.path('t', withEnergies ? elbows : (elbows.split(/(?<=\d)M/)[0] ?? ''));
    if (!isLimit) sheet.text(name, [LEFT - ELBOW - 3, textY], 'end');
    if (withEnergies) sheet.text(energyText(energy), [RIGHT + ELBOW + 3, textY]);
  });
}

function drawTransitions(sheet: Sheet, levels: Levels, toY: (energy: number) => number): void {
  const transitions = levels.transitions ?? [];
  transitions.forEach(([upper, lower], index) => {
    const x = LEFT + ((RIGHT - LEFT) * (index + 0.5)) / transitions.length;
    sheet.arrow('c', [x, toY(energyOf(levels, upper))], [x, toY(energyOf(levels, lower))]);
  });
}

function sentencesOf(levels: Levels, rows: readonly Row[], unit: string): Sentence[] {
  const shown = rows.filter(({ isLimit }) => !isLimit);
  const transitions = levels.transitions ?? [];
  const emitted = transitions.filter(([from, to]) => energyOf(levels, from) > energyOf(levels, to));
  const absorbed = transitions.filter((transition) => !emitted.includes(transition));
  const pairs = (list: readonly (readonly [number, number])[]) =>
    listOf(list.map(([from, to]) => `${from} → ${to}`));
  return [
    {
      about: [],
      text: `Chizmada ${shown.length} ta energetik sath: ${listOf(shown.map(({ name }) => name))}.`,
    },
    {
      about: ['E'],
      text: `Energiyalar pastdan yuqoriga: ${shown.map(({ energy }) => energyText(energy)).join('; ')} ${unit}.`,
    },
    ...(levels.limit === undefined
      ? []
      : [{ about: [], text: `Eng tepadagi punktir chiziq – ${formatValue(levels.limit)} ${unit}.` }]),
    ...(emitted.length > 0
      ? [{ about: ['oʻtish'], text: `Pastga yoʻnalgan oʻtishlar: ${pairs(emitted)}.` }]
      : []),
    ...(absorbed.length > 0
      ? [{ about: ['oʻtish'], text: `Yuqoriga yoʻnalgan oʻtishlar: ${pairs(absorbed)}.` }]
      : []),
  ];
}

/** Draws energy levels with transitions. */
export function drawLevels(levels: Levels): Picture {
  const unit = levels.unit ?? 'eV';
  const sheet = createSheet(HEIGHT);
  const all = quantumNumbers(levels);
  const energies = all.map((n) => energyOf(levels, n));
  const { toY, breakAt } = positionsOf(
    levels,
    levels.limit === undefined ? energies : [...energies, levels.limit],
  );
  const rows: Row[] = all.map((n, index) => {
    const energy = energies[index] ?? 0;
    return { name: `n = ${n}`, energy, y: toY(energy), isLimit: false };
  });
  const limit =
    levels.limit === undefined
      ? []
      : [{ name: '', energy: levels.limit, y: toY(levels.limit), isLimit: true }];
  const axis = 14;
  sheet.arrow('', [axis, BOTTOM + 8], [axis, TOP - 16]);
  if (breakAt !== undefined) {
    sheet.path('b', `M${axis - 4} ${breakAt - 2}l8 -4v6l-8 4z`);
  }
  sheet.text(`E, ${unit}`, [axis + 8, TOP - 20]);
  drawRows(sheet, [...rows, ...limit], levels.energies !== false);
  drawTransitions(sheet, levels, toY);
  return { sheet, sentences: sentencesOf(levels, rows, unit) };
}
