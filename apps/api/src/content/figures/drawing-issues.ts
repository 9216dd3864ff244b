import { drawFigure, FigureError, type FigureIssue } from '@zarra/figures';
import type { DrawingIssues } from '../../practice-items/check-drawing.js';
import { isWritten, writtenQuantities } from '../../practice-items/written-quantities.js';
import { quantityOf } from '../../practice-items/quantity.js';
import { answerIssue, inputsOf, type FigureFacts } from './figure-facts.js';
import type { FigureIndex, LessonFigure } from './lesson-figures.js';
import { withoutMotion } from './question-drawings.js';

const issueOf = (message: string | undefined): FigureIssue[] =>
  message === undefined ? [] : [{ path: [], message }];

type Values = Readonly<Record<string, number>>;

/** A number that `alt` says although items replace it. */
function changedInAlt({ alt, numbers }: FigureFacts, values: Values): string | undefined {
  const changed = Object.keys(values).find((name) => {
    const { value, unit } = numbers[name] ?? { value: NaN, unit: '' };
    const own = quantityOf(value, unit);
    return own && writtenQuantities(alt).some((written) => isWritten(written, own));
  });
  return changed && `alt says the number ${changed} of the declaration, which changes`;
}

function drawnFacts(figure: LessonFigure, values: Values): FigureFacts {
  const { text, numbers } = drawFigure(withoutMotion(figure.declaration), { with: values });
  const inputs = [...inputsOf(figure.declaration), ...Object.values(values)];
  return { alt: figure.alt, text, numbers, inputs };
}

/** Issues of the figures of a lesson in items; none when its file could not be read, which is reported itself. */
export const drawingIssues =
  (index: FigureIndex | undefined): DrawingIssues =>
  (key, values, answer) => {
    if (!index) return [];
    const figure = index.find(key);
    const declared = index.factsOf(key);
    if (!figure || !declared) return issueOf(index.missing(key));
    try {
      // With its own numbers it is drawn already.
      const facts = Object.keys(values).length === 0 ? declared : drawnFacts(figure, values);
      return [
        ...issueOf(changedInAlt(declared, values)),
        ...issueOf(answer === undefined ? undefined : answerIssue(answer, facts)),
      ];
    } catch (error) {
      if (!(error instanceof FigureError)) throw error;
      return error.issues;
    }
  };
