import { formatValue, listOf } from '../sheet/format.js';
import type { Picture } from '../sheet/picture.js';
import { linearScale, spread } from '../sheet/scale.js';
import { createSheet, SHEET_WIDTH } from '../sheet/sheet.js';
import { coordinate } from '../sheet/svg.js';
import { spectralLines } from './level-numbers.js';
import type { Levels } from './levels-schema.js';
import { spectralColour } from './spectral-colour.js';

const SIDE = 18;
const TOP = 30;
const BOTTOM = 92;
const HEIGHT = 134;
/** Distance of the middles of two numbers of three digits. */
const NUMBER_GAP = 31;
/** Width of the stripes of white light; it divides the scale. */
const STRIP = 7.3;

type Range = NonNullable<Levels['range']>;

/** Draws the lines of transitions on a scale of wavelengths; in absorption dark lines in white light. */
export function drawSpectrum(levels: Levels, { from, to, step }: Range): Picture {
  const sheet = createSheet(HEIGHT);
  const ends = [SIDE, SHEET_WIDTH - SIDE] as const;
  const scale = linearScale([from, to], ends);
  const wavelengthAt = linearScale(ends, [from, to]);
  const isAbsorption = levels.show === 'absorption';
  const lines = spectralLines(levels);

  sheet.path('k', `M${ends[0] - 6} ${TOP}H${ends[1] + 6}V${BOTTOM}H${ends[0] - 6}z`);
  if (isAbsorption)
    for (let x = SIDE; x < SHEET_WIDTH - SIDE; x += STRIP)
      sheet.path('y', `M${coordinate(x + STRIP / 2)} ${TOP}V${BOTTOM}`, {
        stroke: spectralColour(wavelengthAt(x + STRIP / 2)),
        width: 7.5,
      });
  const positions = spread(
    lines.map(({ nm }) => scale(nm)),
    NUMBER_GAP,
    SIDE,
    SHEET_WIDTH - SIDE,
  );
  lines.forEach(({ nm }, index) => {
    const [x, labelX] = [scale(nm), positions[index] ?? 0];
    const data = `M${coordinate(x)} ${TOP}V${BOTTOM}`;
    if (isAbsorption) sheet.path('', data, { stroke: 'black', width: 2 });
    else sheet.path('x', data, { stroke: spectralColour(nm), width: 2 });
    sheet.path('t', `M${coordinate(x)} ${TOP - 2}L${coordinate(labelX)} ${TOP - 11}`);
    sheet.text(formatValue(nm), [labelX, TOP - 19], 'middle');
  });

  sheet.path('', `M${SIDE} ${BOTTOM + 6}H${SHEET_WIDTH - SIDE}`);
  for (let nm = Math.ceil(from / step) * step; nm <= to + 1e-9; nm += step) {
    const x = scale(nm);
    sheet.path('', `M${coordinate(x)} ${BOTTOM + 6}v5`);
    const isLabelled = Math.abs(nm / (2 * step) - Math.round(nm / (2 * step))) < 1e-9;
    if (isLabelled || scale(from + step) - scale(from) > 60)
      sheet.text(formatValue(nm), [x, BOTTOM + 20], 'middle');
  }
  sheet.text('λ, nm', [SHEET_WIDTH - SIDE, BOTTOM + 35], 'end');

  const shown = listOf(lines.map(({ nm }) => formatValue(nm)));
  return {
    sheet,
    sentences: [
      { about: [], text: `Toʻlqin uzunligi shkalasi ${formatValue(from)} dan ${formatValue(to)} nm gacha.` },
      {
        about: ['λ'],
        text: isAbsorption
          ? `Yorugʻ fonda ${lines.length} ta qora chiziq: ${shown} nm.`
          : `Qora fonda ${lines.length} ta rangli chiziq: ${shown} nm.`,
      },
    ],
    issues: lines.length === 0 ? ['no line is within the range'] : [],
  };
}
