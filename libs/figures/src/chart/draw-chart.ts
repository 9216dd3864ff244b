import { scaleBand } from 'd3-scale';
import { arc, pie, type PieArcDatum } from 'd3-shape';
import { drawGraph } from '../graph/draw-graph.js';
import { formatValue, listOf, withUnit } from '../sheet/format.js';
import { boxAround, pointAt, type Point } from '../sheet/geometry.js';
import { labelWidth, parseLabel, plainLabel } from '../sheet/label-text.js';
import type { Picture, Sentence } from '../sheet/picture.js';
import { createSheet, SHEET_WIDTH } from '../sheet/sheet.js';
import { linearScale, spread } from '../sheet/scale.js';
import { coordinate, polyline } from '../sheet/svg.js';
import type { Chart, Heating } from './chart-schema.js';
import { heatingGraph, heatingStages } from './heating-curve.js';

type Item = NonNullable<Chart['bars']>[number];
type Event = NonNullable<Chart['timeline']>[number];

const SIDE = 12;
const ROW = 30;
const widthOf = (label: string): number => labelWidth(parseLabel(label));
const splitLabel = (label: string): [symbol: string, unit: string] => {
  const [symbol = '', unit = ''] = label.split(/, */);
  return [symbol, unit];
};

/** Draws bars to the right, with their names before and their values behind them. */
function drawBars(bars: readonly Item[], label: string | undefined): Picture {
  const top = label === undefined ? 12 : 34;
  const sheet = createSheet(top + ROW * bars.length + 10);
  const names = Math.max(...bars.map(({ name }) => widthOf(name)));
  const values = Math.max(...bars.map(({ value }) => widthOf(formatValue(value, 4))));
  const left = SIDE + names + 8;
  const length = linearScale(
    [0, Math.max(...bars.map(({ value }) => value))],
    [0, SHEET_WIDTH - SIDE - values - 8 - left],
  );
  const rows = scaleBand(
    bars.map(({ name }) => name),
    [top, top + ROW * bars.length],
  ).padding(0.32);
  sheet.paper([left, top], ROW / 2, ROW / 2);
  if (label !== undefined) sheet.text(label, [left, top - 16]);
  for (const { name, value } of bars) {
    const y = rows(name) ?? 0;
    const middle = y + rows.bandwidth() / 2;
    const right = left + length(value);
    sheet.path(
      'a',
      `M${left} ${coordinate(y)}H${coordinate(right)}v${coordinate(rows.bandwidth())}H${left}z`,
    );
    sheet.path('c', `M${left} ${coordinate(y)}H${coordinate(right)}v${coordinate(rows.bandwidth())}H${left}`);
    sheet.text(name, [left - 8, middle], 'end');
    sheet.text(formatValue(value, 4), [right + 7, middle]);
  }
  sheet.line('', [
    [left, top],
    [left, top + ROW * bars.length],
  ]);
  const [symbol, unit] = splitLabel(label ?? '');
  const sorted = [...bars].sort((one, other) => other.value - one.value);
  return {
    sheet,
    sentences: [
      ...(label === undefined
        ? []
        : [{ about: [], text: `Ustunlar ${plainLabel(symbol)} kattaligini koʻrsatadi.` }]),
      ...bars.map(({ name, value }) => ({ about: [name], text: `${name}: ${withUnit(value, unit, 4)}.` })),
      {
        about: ['katta'],
        text: `Eng kattasi – ${sorted[0]?.name ?? ''}, eng kichigi – ${sorted.at(-1)?.name ?? ''}.`,
      },
    ],
  };
}

/** Draws the parts of a whole as sectors, each with its name and share. */
function drawShares(shares: readonly Item[]): Picture {
  const sheet = createSheet(208);
  const center: Point = [SHEET_WIDTH / 2, 104];
  const radius = 66;
  // The first sector starts at the right, so that small ones have room beside the circle.
  const sectors = pie<Item>()
    .sort(null)
    .startAngle(Math.PI / 2)
    .endAngle(2.5 * Math.PI)
    .value(({ value }) => value)([...shares]);
  const outline = arc<PieArcDatum<Item>>().innerRadius(0).outerRadius(radius).digits(1);
  const shifted = (path: string): string =>
    path.replace(
      /([ML])(-?[\d.]+),(-?[\d.]+)|(A[^A-Z]*?,)(-?[\d.]+),(-?[\d.]+)(?=[A-Z]|$)/g,
      (_, line, x1, y1, turn, x2, y2) => {
        const [x, y] = line ? [Number(x1), Number(y1)] : [Number(x2), Number(y2)];
        return `${String(line ?? turn)}${coordinate(center[0] + x)},${coordinate(center[1] + y)}`;
      },
    );
  sheet.avoid(boxAround(center, radius * 0.8));
  sectors.forEach((sector, index) => {
    const path = shifted(outline(sector) ?? '');
    if (index % 2 === 0) sheet.path('a', path);
    sheet.path(index % 2 === 0 ? '' : 'b', path);
  });
  sheet.avoidLine(Array.from({ length: 37 }, (_, index) => pointAt(center, radius, index * 10)));
  for (const sector of sectors) {
    const angle = (sector.startAngle + sector.endAngle) / 2 - Math.PI / 2;
    const at = (distance: number): Point => [
      center[0] + distance * Math.cos(angle),
      center[1] + distance * Math.sin(angle),
    ];
    const name = `${sector.data.name} ${formatValue(sector.data.value)} %`;
    sheet.path('t', polyline([at(radius - 8), at(radius + 8)]));
    sheet.label(name, [at(radius + 8)], {
      gap: 3,
      sides: [Math.cos(angle) < 0 ? 'W' : 'E', Math.sin(angle) < 0 ? 'N' : 'S'],
    });
  }
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  return {
    sheet,
    sentences: [
      {
        about: [],
        text: `Doira ${shares.length} qismga boʻlingan: ${listOf(shares.map(({ name }) => name))}.`,
      },
      ...shares.map(({ name, value }) => ({ about: [name], text: `${name}: ${formatValue(value)} %.` })),
    ],
    issues: Math.abs(total - 100) > 0.5 ? [`the shares are ${total} % instead of 100 %`] : [],
  };
}

const STAGES = { heating: 'isiydi', melting: 'eriydi', boiling: 'qaynab bugʻlanadi' } as const;

/** Draws temperature against heat. */
function drawHeating(heating: Heating): Picture {
  const stages = heatingStages(heating);
  const { sheet } = drawGraph(heatingGraph(heating));
  const sentences: Sentence[] = stages.map(({ heat, from, to, kind }, index) => ({
    about: ['Q', `Q_${index + 1}`],
    text:
      kind === 'heating'
        ? `${index + 1}-bosqich: jism ${formatValue(from)} dan ${formatValue(to)} °C gacha ${STAGES.heating}, ${withUnit(heat, 'kJ')}.`
        : `${index + 1}-bosqich: ${formatValue(from)} °C da ${STAGES[kind]}, temperatura oʻzgarmaydi, ${withUnit(heat, 'kJ')}.`,
  }));
  return {
    sheet,
    sentences: [
      { about: [], text: 'Gorizontal oʻqda issiqlik miqdori Q, vertikal oʻqda temperatura t.' },
      { about: ['m'], text: `Jismning massasi ${withUnit(heating.mass, 'kg')}.` },
      ...sentences,
    ],
  };
}

/** Draws events on a line, at distances that show the time between them. */
function drawTimeline(events: readonly Event[]): Picture {
  const rows = events.length;
  const sheet = createSheet(34 + 24 * rows);
  const sorted = [...events].sort((one, other) => one.at - other.at);
  const [first, last] = [sorted[0]?.at ?? 0, sorted.at(-1)?.at ?? 1];
  const toY = linearScale([first, last], [22, sheet.height - 22]);
  const axis = 70;
  sheet.arrow('', [axis, 8], [axis, sheet.height - 4]);
  const positions = spread(
    sorted.map(({ at }) => toY(at)),
    22,
    16,
    sheet.height - 16,
  );
  sorted.forEach(({ at, name }, index) => {
    const [y, textY] = [toY(at), positions[index] ?? 0];
    sheet.dot('c', [axis, y], 3.2);
    if (Math.abs(textY - y) > 1)
      sheet.path(
        't',
        polyline([
          [axis - 4, y],
          [axis - 14, textY],
        ]) +
          polyline([
            [axis + 4, y],
            [axis + 14, textY],
          ]),
      );
    sheet.text(String(at), [axis - 18, textY], 'end');
    sheet.text(name, [axis + 18, textY]);
  });
  return {
    sheet,
    sentences: [
      { about: [], text: `Vaqt oʻqi ${first}-yildan ${last}-yilgacha.` },
      ...sorted.map(({ at, name }) => ({ about: [name], text: `${at}-yil: ${name}.` })),
    ],
  };
}

/** Draws bars, shares, a heating curve or a time line. */
export function drawChart({ label, bars, shares, heating, timeline }: Chart): Picture {
  if (bars) return drawBars(bars, label);
  if (shares) return drawShares(shares);
  if (heating) return drawHeating(heating);
  return drawTimeline(timeline ?? []);
}
