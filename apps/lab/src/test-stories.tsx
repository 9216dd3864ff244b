// What the stories of every experiment share: each is shown at its start, at one telling moment, and in another page.
import { createSession, EmbedScreen, LabScreen, type Session } from '@zarra/experiment-kit';
import { useEffect, useState, type ComponentType } from 'react';
import type { AnyLab } from './experiments.js';

const FRAMES_PER_SECOND = 60;

/** The moment that tells most of an experiment. */
export interface Telling {
  /** Name of a preset; the start's values when left out. */
  readonly preset?: string;
  /** s at speed 1 since the start. */
  readonly seconds?: number;
}

function begin(lab: AnyLab, name: string | undefined): Session {
  const session = createSession(lab);
  if (name === undefined) return session;
  const preset = lab.presets.find((one) => one.name === name);
  if (!preset) throw new Error(`${lab.slug} has no preset ${name}`);
  session.set(preset.values);
  return session;
}

interface RestingProps extends Telling {
  lab: AnyLab;
  screen: ComponentType<{ session: Session }>;
}

const Resting = ({ lab, preset, seconds = 0, screen: Screen }: RestingProps) => {
  const [session] = useState(() => begin(lab, preset));
  // Run by frames, as a learner's: plots that are there by now read each. Then it rests: the same picture every time.
  useEffect(() => {
    const frame = (lab.pace ?? 1) / lab.model.dt / FRAMES_PER_SECOND;
    for (let count = 1; count <= seconds * FRAMES_PER_SECOND; count++)
      session.stepBy(Math.round(count * frame) - session.run.steps);
  }, [lab, seconds, session]);
  return <Screen session={session} />;
};

/** The stories of an experiment. */
export function storiesAbout(experiment: unknown, telling: Telling) {
  // Its own names do not matter here.
  const lab = experiment as AnyLab;
  const parameters = { layout: 'fullscreen', controls: { disable: true } } as const;
  return {
    start: { parameters, render: () => <Resting lab={lab} screen={LabScreen} /> },
    telling: { parameters, render: () => <Resting lab={lab} {...telling} screen={LabScreen} /> },
    embedded: { parameters, render: () => <Resting lab={lab} {...telling} screen={EmbedScreen} /> },
  };
}
