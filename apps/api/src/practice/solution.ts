import type { PracticeOutcome } from '@zarra/contracts/practice';
import { roundShown, showNumber } from '../practice-items/shown-number.js';
import type { Template } from '../practice-items/template.js';
import type { Variant } from './variant.js';

/** The right answer of a variant. */
interface Solution {
  /** In Markdown with formulas. */
  readonly text: string;
  readonly solution: PracticeOutcome['solution'];
}

const NO_BREAK_SPACE = '\u00A0';

/** The position of each entry of the author on the display. */
const positionsOf = ({ shown }: Variant): number[] => shown.map((_, entry) => shown.indexOf(entry));

export function solutionOf(variant: Variant): Solution {
  const { compiled, values } = variant;
  const { body } = compiled;
  const fill = (template: Template) => template.fill(values);
  const positions = positionsOf(variant);
  switch (body.kind) {
    case 'numeric': {
      const value = roundShown(body.calculate(values));
      const unit = body.unitText ?? null;
      const text = [showNumber(value), unit ?? []].flat().join(NO_BREAK_SPACE);
      return { text, solution: { kind: 'numeric', value, unit } };
    }
    case 'choice': {
      const right = body.options.findIndex(({ correct }) => correct);
      const text = body.options.flatMap((option) => (option.correct ? fill(option.text) : [])).join('');
      return { text, solution: { kind: 'choice', option: positions[right] ?? 0 } };
    }
    case 'order':
      return { text: body.items.map(fill).join(' → '), solution: { kind: 'order', order: positions } };
    case 'match':
      return {
        text: body.lefts
          .map((left, n) => [left, body.rights[n] ?? []].flat().map(fill).join(' – '))
          .join('; '),
        solution: { kind: 'match', pairs: positions },
      };
    case 'point': {
      const right = body.regions.map((region, n) => ({ ...region, n })).filter(({ correct }) => correct);
      return {
        text: right.map(({ text }) => fill(text)).join('; '),
        solution: {
          kind: 'point',
          regions: right.map(({ x, y, n }) => ({
            region: positions[n] ?? 0,
            x: [x[0](values), x[1](values)],
            y: [y[0](values), y[1](values)],
          })),
        },
      };
    }
  }
}
