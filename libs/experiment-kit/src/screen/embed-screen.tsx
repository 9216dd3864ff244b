import { VisuallyHidden } from '@zarra/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ParameterPanel } from '../controls/parameter-panel.js';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/create-session.js';
import { AddressNotice } from '../share/address-notice.js';
import { Stage } from '../scene/stage.js';
import { TimeControls } from '../controls/time-controls.js';
import { useAnnouncements } from '../content/use-announcements.js';
import { postHeight } from './post-height.js';

const Frame = styled.div`
  padding: var(--ui-space-3);

  &,
  & > [data-experiment] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ui-space-3);
  }
  & > h1 {
    position: absolute;
  }
  & > [data-experiment] > details > summary {
    min-height: var(--ui-target);
    align-content: center;
    color: var(--ui-color-accent);
    cursor: pointer;
  }
  & > [data-experiment] > details > summary > h2 {
    display: inline;
    font-size: inherit;
  }
`;

/** Props of {@link EmbedScreen}. */
export interface EmbedScreenProps {
  session: Session;
  /** The URL fragment does not belong to this experiment. */
  isBroken?: boolean;
  /** Progress of a long replay, 0 to 1; undefined when none is running. */
  replayProgress?: number | undefined;
}

/**
 * Experiment for embedding in another page: stage, time controls, collapsed parameters. Posts its height to
 * the embedding page.
 */
export function EmbedScreen({ session, isBroken = false, replayProgress }: EmbedScreenProps) {
  const messages = useKitMessages();
  const host = useRef<HTMLDivElement>(null);
  const { announcement, announce } = useAnnouncements(session);
  useEffect(
    () => (host.current && parent !== globalThis.window ? postHeight(host.current, parent) : undefined),
    [],
  );
  return (
    <Frame ref={host}>
      <h1>
        <VisuallyHidden>{session.definition.content.title}</VisuallyHidden>
      </h1>
      <AddressNotice isBroken={isBroken} replayProgress={replayProgress} />
      <div data-experiment="" inert={replayProgress !== undefined}>
        <Stage session={session} />
        <TimeControls session={session} onAnnounce={announce} />
        <details>
          <summary>
            <h2>{messages.parameters.title}</h2>
          </summary>
          <ParameterPanel session={session} />
        </details>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Frame>
  );
}
