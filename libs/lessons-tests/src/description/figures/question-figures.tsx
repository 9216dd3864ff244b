import type { Question } from '@zarra/api-client/classroom';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { optionLetter } from '../../option-fieldset.js';
import { useFigureMessages } from '../../messages/figure-strings.js';
import { Drawings } from './drawings.js';
import { parseFigure, type FigureNode } from './figure-node.js';
import { figureInCard } from './figure-in-card.js';
import { FigureText } from './figure-text.js';

const Frame = styled.div`
  ${figureInCard}
  break-inside: avoid;
`;

/** The figures of a question; those of its options only when all of them can be drawn. */
export function useQuestionFigures({ figure, optionFigures }: Question) {
  return useMemo(() => {
    const options = optionFigures?.map(parseFigure) ?? [];
    return {
      figure: parseFigure(figure),
      optionFigures: options.length > 0 && options.every((one) => one !== undefined) ? options : undefined,
    };
  }, [figure, optionFigures]);
}

/** The figure of a question with its text alternative. */
export const QuestionFigure = ({ figure: { drawings, text } }: { figure: FigureNode }) => {
  const { read } = useFigureMessages();
  return (
    <Frame>
      <Drawings drawings={drawings} />
      <FigureText label={read} paragraphs={text.split('\n')} />
    </Frame>
  );
};

interface OptionDrawingProps {
  figures: readonly FigureNode[];
  /** 1–4 */
  option: number;
}

/** The drawing of an option. Its title is the text of the option. */
export const OptionDrawing = ({ figures, option }: OptionDrawingProps) => (
  <Drawings isSmall drawings={figures[option - 1]?.drawings.slice(0, 1) ?? []} />
);

/** The text alternatives of the options, each after its letter. */
export const OptionTexts = ({ figures }: { figures: readonly FigureNode[] }) => {
  const { readOptions } = useFigureMessages();
  const paragraphs = figures.flatMap(({ text }, index) =>
    text === '' ? [] : [`${optionLetter(index + 1)}) ${text}`],
  );
  return <FigureText label={readOptions} paragraphs={paragraphs} />;
};
