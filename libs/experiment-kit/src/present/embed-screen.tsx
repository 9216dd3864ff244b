import type { State } from '@zarra/physics';
import { VisuallyHidden } from '@zarra/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ParameterPanel } from '../controls/parameter-panel.js';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { AddressNotice } from '../share/address-notice.js';
import { Stage } from '../stage/stage.js';
import { TimeControls } from '../time/time-controls.js';
import { useSpeech } from '../words/use-speech.js';
import { tellHeight } from './tell-height.js';

const Frame = styled.div`
  padding: var(--ui-space-3);

  &,
  & > [data-bench] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ui-space-3);
  }
  & > h1 {
    position: absolute;
  }
  & > [data-bench] > details > summary {
    min-height: var(--ui-target);
    align-content: center;
    color: var(--ui-color-accent);
    cursor: pointer;
  }
  & > [data-bench] > details > summary > h2 {
    display: inline;
    font-size: inherit;
  }
`;

/** Props of {@link EmbedScreen}. */
export interface EmbedScreenProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
  /** The page's address was none of this experiment. */
  isBroken?: boolean;
  /** What part of a long shared run was repeated, 0 to 1. */
  opening?: number | undefined;
}

/** An experiment inside another page: its stage and time, its parameters when asked for. It tells how tall it is. */
export function EmbedScreen<K extends string, S extends State, V extends string>({
  session,
  isBroken = false,
  opening,
}: EmbedScreenProps<K, S, V>) {
  const host = useRef<HTMLDivElement>(null);
  const { spoken, say } = useSpeech(session);
  useEffect(
    () => (host.current && parent !== globalThis.window ? tellHeight(host.current, parent) : undefined),
    [],
  );
  return (
    <Frame ref={host}>
      <h1>
        <VisuallyHidden>{session.lab.words.title}</VisuallyHidden>
      </h1>
      <AddressNotice isBroken={isBroken} opening={opening} />
      <div data-bench="" inert={opening !== undefined}>
        <Stage session={session} />
        <TimeControls session={session} onSay={say} />
        <details>
          <summary>
            <h2>{kitStrings.parameters.title}</h2>
          </summary>
          <ParameterPanel session={session} />
        </details>
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Frame>
  );
}
