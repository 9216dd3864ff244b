import { lazyOnVisible } from '@zarra/ui-kit';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Drawings } from './drawings.js';
import { FigureFrame } from './figure-frame.js';
import { parseMotion, readFigureNode } from './figure-node.js';
import type { MovingFigureProps } from './moving-figure.js';

/** About as high as the controls. */
const ControlsPlace = styled.div`
  height: 4.5rem;
`;

const MovingFigure = lazyOnVisible(() => import('./moving-figure.js').then((file) => file.MovingFigure), {
  fallback: ({ figure }: MovingFigureProps) => (
    <FigureFrame figure={figure} text={figure.text}>
      <Drawings drawings={figure.drawings} isMoving />
      <ControlsPlace />
    </FigureFrame>
  ),
});

/** Props of {@link TextFigure}. */
export interface TextFigureProps {
  /** Its node in the typeset text. */
  node: unknown;
}

/** A figure of a lesson, still or in motion. */
export const TextFigure = ({ node }: TextFigureProps) => {
  const { figure, moving } = useMemo(() => {
    const read = readFigureNode(node);
    return { figure: read, moving: parseMotion(read?.motion) };
  }, [node]);
  if (!figure) return null;
  if (moving) return <MovingFigure figure={figure} moving={moving} />;
  return (
    <FigureFrame figure={figure} text={figure.text}>
      <Drawings drawings={figure.drawings} />
    </FigureFrame>
  );
};
