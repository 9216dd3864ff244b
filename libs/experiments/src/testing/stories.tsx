// Shared by the stories of all experiments: the start, one characteristic state, and the embedded page.
import { createSession, EmbedScreen, ExperimentScreen, type Session } from '@zarra/experiment-kit';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { useEffect, useState, type ComponentType } from 'react';

const FRAMES_PER_SECOND = 60;

/** Characteristic state of an experiment. */
export interface StoryState {
  /** Name of a preset; initial values by default. */
  readonly preset?: string;
  /** Time since the start, s at speed 1. */
  readonly seconds?: number;
}

function createStorySession(definition: ExperimentDefinition, name: string | undefined): Session {
  const session = createSession(definition);
  if (name === undefined) return session;
  const preset = definition.presets.find((one) => one.name === name);
  if (!preset) throw new Error(`${definition.slug} has no preset ${name}`);
  session.set(preset.values);
  return session;
}

interface PausedExperimentProps extends StoryState {
  definition: ExperimentDefinition;
  screen: ComponentType<{ session: Session }>;
}

const PausedExperiment = ({ definition, preset, seconds = 0, screen: Screen }: PausedExperimentProps) => {
  const [session] = useState(() => createStorySession(definition, preset));
  // Runs frame by frame as in the page, so that mounted plots record each; then pauses for a reproducible
  // image.
  useEffect(() => {
    const frame = (definition.timeScale ?? 1) / definition.model.dt / FRAMES_PER_SECOND;
    for (let count = 1; count <= seconds * FRAMES_PER_SECOND; count++)
      session.stepBy(Math.round(count * frame) - session.run.steps);
  }, [definition, seconds, session]);
  return <Screen session={session} />;
};

/** Creates the stories of an experiment. */
export function createStories(definition: ExperimentDefinition, state: StoryState) {
  const parameters = { layout: 'fullscreen', controls: { disable: true } } as const;
  return {
    start: {
      parameters,
      render: () => <PausedExperiment definition={definition} screen={ExperimentScreen} />,
    },
    characteristic: {
      parameters,
      render: () => <PausedExperiment definition={definition} {...state} screen={ExperimentScreen} />,
    },
    embedded: {
      parameters,
      render: () => <PausedExperiment definition={definition} {...state} screen={EmbedScreen} />,
    },
  };
}
