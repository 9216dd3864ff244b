import type { PracticeFigure } from '@zarra/api-client/practice';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { figureSpace } from './figure-space.js';
import { Graph, GraphLegend } from './graph.js';

const Frame = styled.figure`
  display: grid;
  gap: var(--ui-space-2);
  max-width: 26rem;
  margin: 0;

  & > [data-drawing] {
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

/** The image or the graph of an item. */
export const FigureView = ({ figure, children }: FigureViewProps) => {
  const { image, graph, alt } = figure;
  const { left, top, width, height } = figureSpace(figure).area;
  return (
    <Frame>
      <div data-drawing="">
        {graph ? <Graph data={graph} alt={alt} /> : image !== null && <img src={image} alt={alt} />}
        {children && (
          <Area style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}>
            {children}
          </Area>
        )}
      </div>
      {graph && <GraphLegend data={graph} />}
    </Frame>
  );
};
