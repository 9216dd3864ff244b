import type { PracticeFigure } from '@zarra/api-client/practice';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Drawings } from '../../description/figures/drawings.js';
import { figureInCard } from '../../description/figures/figure-in-card.js';
import { parseFigure } from '../../description/figures/figure-node.js';
import { FigureText } from '../../description/figures/figure-text.js';
import { useFigureMessages } from '../../messages/figure-strings.js';
import { figureSpace } from './figure-space.js';
import { Graph, GraphLegend } from './graph.js';

const Frame = styled.figure`
  display: grid;
  gap: var(--ui-space-2);
  max-width: 26rem;
  margin: 0;

  &[data-drawn] {
    ${figureInCard}
  }

  & > [data-area] {
    position: relative;
  }
  & img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--ui-radius);
    background: white;
  }
`;
const Area = styled.div`
  position: absolute;
`;

interface FigureViewProps {
  figure: PracticeFigure;
  /** Elements over the area that a learner can point at. */
  children?: ReactNode;
}

/** The drawing, the image or the graph of an item. */
export const FigureView = ({ figure, children }: FigureViewProps) => {
  const { image, graph, drawing, alt } = figure;
  const drawn = useMemo(() => parseFigure(drawing ?? null), [drawing]);
  const { read } = useFigureMessages();
  const { left, top, width, height } = figureSpace(figure).area;
  return (
    <Frame data-drawn={drawn ? '' : undefined}>
      <div data-area="">
        {drawn && <Drawings drawings={drawn.drawings} />}
        {graph ? <Graph data={graph} alt={alt} /> : image !== null && <img src={image} alt={alt} />}
        {children && (
          <Area style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}>
            {children}
          </Area>
        )}
      </div>
      {graph && <GraphLegend data={graph} />}
      {drawn && <FigureText label={read} paragraphs={drawn.text.split('\n')} />}
    </Frame>
  );
};
