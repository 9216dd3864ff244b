import type { ContentQuestion } from '@zarra/contracts/lesson-content';
import type { LessonFigure } from './lesson-figures.js';

type Options = ContentQuestion['options'];

/** Keys of the figures that the options of a question are; undefined for texts. */
export function figureKeys(options: Options): string[] | undefined {
  const keys = options.flatMap((option) => (typeof option === 'string' ? [] : [option.figure]));
  return keys.length === options.length ? keys : undefined;
}

/** The options of a question that are texts; undefined for figures. */
export function optionTexts(options: Options): readonly string[] | undefined {
  const texts = options.flatMap((option) => (typeof option === 'string' ? [option] : []));
  return texts.length === options.length ? texts : undefined;
}

/** The options as texts: of a figure what is seen on it. */
export const shownOptions = (options: Options, figures: readonly LessonFigure[]): string[] =>
  options.map((option) =>
    typeof option === 'string' ? option : (figures.find(({ key }) => key === option.figure)?.alt ?? ''),
  );

interface OptionColumns {
  readonly option1: string;
  readonly option2: string;
  readonly option3: string;
  readonly option4: string;
  readonly option_figures: readonly string[] | null;
}

/** The options as their author wrote them. */
export function toOptions({ option_figures, option1, option2, option3, option4 }: OptionColumns): Options {
  const [one, two, three, four] = (option_figures ?? []).map((figure) => ({ figure }));
  return one && two && three && four ? [one, two, three, four] : [option1, option2, option3, option4];
}
