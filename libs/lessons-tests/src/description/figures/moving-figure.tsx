import { Drawings } from './drawings.js';
import { FigureFrame } from './figure-frame.js';
import type { FigureInMotion, FigureNode } from './figure-node.js';
import { MotionControls } from './motion-controls.js';
import { useMotion } from './use-motion.js';

/** Props of a figure in motion. */
export interface MovingFigureProps {
  figure: FigureNode;
  moving: FigureInMotion;
}

/** A figure of a lesson that the learner sets in motion. The declared value, or the first step of a process, is shown at first. */
export const MovingFigure = ({ figure, moving }: MovingFigureProps) => {
  const { view, ...motion } = useMotion(moving);
  return (
    <FigureFrame figure={figure} text={view?.text ?? figure.text}>
      <Drawings drawings={view?.drawings ?? figure.drawings} isMoving />
      <MotionControls parameter={moving.motion} {...motion} />
    </FigureFrame>
  );
};
