import type { State } from '@zarra/physics';
import { Button, Container, Heading, media, Text } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { ParameterPanel } from '../controls/parameter-panel.js';
import { kitStrings as strings } from '../kit-strings.js';
import { PlotPanel } from '../plot/plot-panel.js';
import { ReadoutTable } from '../readouts/readout-table.js';
import type { Session } from '../session/create-session.js';
import { Stage } from '../stage/stage.js';
import { TimeControls } from '../time/time-controls.js';
import { Explanation } from '../words/explanation.js';
import { useSpeech } from '../words/use-speech.js';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-6);
  padding-block: var(--ui-space-6) var(--ui-space-16);

  & > header {
    display: grid;
    gap: var(--ui-space-2);
  }
  & > [data-bench] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ui-space-6);
    align-items: start;
  }
  & [data-seen] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ui-space-3);
  }
  & [data-speech] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ui-space-3);
    align-items: center;
    min-height: var(--ui-target);
  }
  ${media.md} {
    & > [data-bench] {
      grid-template-columns: minmax(0, 7fr) minmax(16rem, 3fr);
    }
  }
`;

/** Props of {@link LabScreen}. */
export interface LabScreenProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
}

/** A whole experiment: its stage, time, parameters, measurements and words. */
export function LabScreen<K extends string, S extends State, V extends string>({
  session,
}: LabScreenProps<K, S, V>) {
  const { words } = session.lab;
  const { spoken, say } = useSpeech(session);
  return (
    <Page>
      <header>
        <Heading level={1} size="2xl">
          {words.title}
        </Heading>
        <Text tone="muted">{words.summary}</Text>
      </header>
      <div data-bench="">
        <div data-seen="">
          <Stage session={session} />
          <TimeControls session={session} onSay={say} />
          <ReadoutTable session={session} />
          <div data-speech="">
            <Button size="sm" onClick={() => say(words.describe(session.moment()))}>
              {strings.words.state}
            </Button>
            <div>
              <Text role="status">{spoken}</Text>
            </div>
          </div>
        </div>
        <ParameterPanel session={session} />
      </div>
      <PlotPanel session={session} />
      <Explanation words={words} />
    </Page>
  );
}
