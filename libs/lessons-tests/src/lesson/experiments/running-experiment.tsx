import { useEffect, useLayoutEffect, useRef, type ComponentType } from 'react';
import { styled } from 'styled-components';
import type { LessonExperimentProps } from './open-experiments.js';

// The picture is printed in its place.
const Layer = styled.div`
  grid-area: 1 / 1;
  min-width: 0;

  @media print {
    display: none;
  }
`;

interface RunningExperimentProps extends LessonExperimentProps {
  component: ComponentType<LessonExperimentProps>;
  /** It is drawn, or it is removed. */
  onDrawnChange: (isDrawn: boolean) => void;
}

/** A loaded experiment. It draws with the first frame of the browser: a picture covers it until then. */
export const RunningExperiment = ({
  component: Experiment,
  onDrawnChange,
  ...props
}: RunningExperimentProps) => {
  const report = useRef(onDrawnChange);
  useLayoutEffect(() => {
    report.current = onDrawnChange;
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => report.current(true));
    return () => {
      cancelAnimationFrame(frame);
      report.current(false);
    };
  }, []);
  return (
    <Layer>
      <Experiment {...props} />
    </Layer>
  );
};
