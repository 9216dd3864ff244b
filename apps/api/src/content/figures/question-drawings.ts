import type { TestQuestion } from '@zarra/contracts';

/** The figures of a question by their keys. */
export interface QuestionFigures {
  readonly figure: string | null;
  readonly option_figures: readonly string[] | null;
}

interface DrawnFigure {
  readonly key: string;
  /** JSON of the node of a text. */
  readonly drawing: string;
}

/** A drawing that does not move: in motion a figure would answer questions about it. */
export function stillOf(drawing: string): string {
  if (!drawing.includes('"motion":')) return drawing;
  const [tag, { motion: _, ...properties }, ...nodes] = JSON.parse(drawing) as [
    string,
    Record<string, unknown>,
    ...unknown[],
  ];
  return JSON.stringify([tag, properties, ...nodes]);
}

/** A declaration whose figure does not move. */
export const withoutMotion = (declaration: unknown): unknown => ({
  ...(declaration as object),
  motion: undefined,
});

/** The figures of a question and its options as learners get them. @param figures those of the lesson */
export function questionDrawings(
  { figure, option_figures: options }: QuestionFigures,
  figures: readonly DrawnFigure[],
): Pick<TestQuestion, 'figure' | 'optionFigures'> {
  const drawingsOf = (keys: readonly string[]): string[] =>
    keys.flatMap((key) => figures.find((one) => one.key === key)?.drawing ?? []).map(stillOf);
  const [own] = drawingsOf(figure === null ? [] : [figure]);
  const ofOptions = drawingsOf(options ?? []);
  return {
    ...(own === undefined ? {} : { figure: own }),
    ...(ofOptions.length === 4 ? { optionFigures: ofOptions } : {}),
  };
}
