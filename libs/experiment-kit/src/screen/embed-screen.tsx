import { useHydrated, VisuallyHidden } from '@zarra/ui-kit';
import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useAnnouncements } from '../content/use-announcements.js';
import { ParameterControls } from '../controls/parameter-controls.js';
import { ParameterPanel } from '../controls/parameter-panel.js';
import { LazyInvestigations } from '../investigation/lazy-investigations.js';
import { TimeControls } from '../controls/time-controls.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { ReadoutCards } from '../readouts/readout-cards.js';
import type { Session } from '../run/session.js';
import { LazyNotice } from '../share/lazy-notice.js';
import { EmbedFrame } from './embed-frame.js';
import { GraphPane, hasGraphs } from './graph-pane.js';
import { postHeight } from './post-height.js';
import { ScreenStatus } from './screen-status.js';
import { StagePane } from './stage-pane.js';
import { SwapButton } from './swap-button.js';
import { usePanes } from './use-panes.js';

/** Props of {@link EmbedScreen}. */
export interface EmbedScreenProps {
  session: Session;
  /** The URL fragment does not belong to this experiment. */
  isBroken?: boolean;
  /** Progress of a long replay, 0 to 1; undefined when none is running. */
  replayProgress?: number | undefined;
  /** Slug of the investigation below the experiment; none by default. */
  investigation?: string | undefined;
  /**
   * Element around the experiment when it is a part of a page, below a heading of level 3: its keys are shortcuts. Without it the
   * experiment is the page of a frame.
   */
  keyScope?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Experiment for embedding in another page: stage, readouts, one graph, time controls, collapsed parameters, and one
 * investigation on request. In a frame it posts its height to the embedding page.
 */
export function EmbedScreen({
  session,
  isBroken = false,
  replayProgress,
  investigation,
  keyScope,
}: EmbedScreenProps) {
  const messages = useKitMessages();
  const host = useRef<HTMLDivElement>(null);
  const { announcement, isNotice, announce, announceChange } = useAnnouncements(session);
  const { large, swap } = usePanes();
  const graph = useStore(session.store, (state) => state.graph);
  const isInline = keyScope !== undefined;
  // The server renders one page of the experiment for all investigations.
  const isHydrated = useHydrated();
  const Title = isInline ? 'h4' : 'h2';
  useEffect(
    () =>
      host.current && !isInline && parent !== globalThis.window
        ? postHeight(host.current, parent)
        : undefined,
    [isInline],
  );
  return (
    <EmbedFrame ref={host} data-inline={isInline || undefined}>
      {!isInline && (
        <h1>
          <VisuallyHidden>{session.definition.content.title}</VisuallyHidden>
        </h1>
      )}
      <LazyNotice isBroken={isBroken} replayProgress={replayProgress} />
      <div data-experiment="" inert={replayProgress !== undefined}>
        <StagePane session={session} isSmall={large === 'graph'} onAnnounce={announceChange} />
        <div data-region="cards">
          <ReadoutCards session={session} />
        </div>
        <div data-play="">
          <TimeControls session={session} onAnnounce={announce} keyScope={keyScope} />
        </div>
        {hasGraphs(session.definition) && (
          <>
            <GraphPane
              session={session}
              choice={graph}
              onChoiceChange={session.setGraph}
              isSmall={large === 'stage'}
              isInline={isInline}
            />
            <SwapButton large={large} onSwap={swap} />
          </>
        )}
        <details data-panel="">
          <summary>
            <Title>{messages.parameters.title}</Title>
          </summary>
          <ParameterPanel session={session} isInline={isInline} />
        </details>
        {isHydrated && investigation !== undefined && (
          <div data-region="investigation">
            <LazyInvestigations
              isOpen
              isSingle
              session={session}
              initialSlug={investigation}
              renderControls={(keys) => (
                <ParameterControls session={session} shown={keys.map((key) => ({ key }))} />
              )}
              onGraph={session.setGraph}
              onAnnounce={announce}
            />
          </div>
        )}
        <ScreenStatus text={announcement} isVisible={isNotice} />
      </div>
    </EmbedFrame>
  );
}
