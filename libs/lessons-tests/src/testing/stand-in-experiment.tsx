import { Button } from '@zarra/ui-kit';
import type { ComponentType } from 'react';
import type { LessonExperimentProps } from '../lesson/experiments/open-experiments.js';

/** A stand-in for an experiment that an app renders: it shows its state, and a press reaches another one. */
export const createStandInExperiment =
  (link: string): ComponentType<LessonExperimentProps> =>
  ({ state, onStateChange }) => (
    <Button onClick={() => onStateChange('AQreached')}>{`${link} ${state || 'start'}`}</Button>
  );
