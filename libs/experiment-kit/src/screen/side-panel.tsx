import { Icon, Tabs, useHydrated } from '@zarra/ui-kit';
import { chevronDown } from '@zarra/ui-kit/icons/chevron-down';
import { chevronUp } from '@zarra/ui-kit/icons/chevron-up';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { LazyModelText, LazyTheoryText } from '../content/lazy-texts.js';
import { ParameterPanel } from '../controls/parameter-panel.js';
import { useModule } from '../loading/use-module.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { LazyConservation } from '../results/lazy-conservation.js';
import type { Session } from '../run/session.js';
import { LOW, PHONE, SEPARATE_PANES, WIDE } from './viewports.js';

// Only the open tab scrolls: the stage stays where it is.
const Panel = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
  min-height: 0;

  & > [data-tabs] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }
  & [role='tablist'] {
    margin-inline-end: var(--ui-target);
  }
  & [role='tablist'] > [role='tab'] {
    padding-inline: var(--ui-space-2);
    font-size: 0.8125rem;
  }
  & [role='tabpanel'] {
    padding: var(--ui-space-1) var(--ui-space-4) var(--ui-space-6);
    overflow-y: auto;
    overscroll-behavior: contain;
    outline-offset: -3px;
  }
  & > [data-expand] {
    position: absolute;
    inset: 0 0 auto auto;
    display: grid;
    place-items: center;
    width: var(--ui-target);
    height: var(--ui-target);
    border: 0;
    border-block-end: var(--ui-hairline);
    border-radius: 0;
    background: transparent;
    color: var(--ui-color-muted);
    cursor: pointer;
    touch-action: none;
    outline-offset: -3px;
  }
  & > [data-expand]:hover {
    color: var(--ui-color-accent);
  }
  /* The first control is visible beside the stage. */
  ${PHONE} {
    &[data-height='low'] [data-head] {
      display: none;
    }
  }
  ${LOW} {
    &:not([data-height='full']) [data-head] {
      display: none;
    }
    & [role='tabpanel'] {
      padding-inline: var(--ui-space-2);
    }
  }
  ${SEPARATE_PANES} {
    & > [data-expand] {
      display: none;
    }
    & [role='tablist'] {
      margin-inline-end: 0;
    }
  }
  ${WIDE} {
    & [role='tablist'] > [role='tab'] {
      font-size: var(--ui-type-sm);
    }
  }
`;

/** Heights of the panel on a phone: the first control, those of the simple level, the whole screen. */
const HEIGHTS = ['low', 'half', 'full'] as const;
/** Length of a drag that changes the height, px. */
const DRAG = 20;

/** Imports what a page adds below the theory of an experiment. */
export type BelowTheoryLoader = () => Promise<{ readonly BelowTheory: ComponentType<{ slug: string }> }>;

interface SidePanelProps {
  session: Session;
  /** Id of the tab that is open at first; the controls by default. */
  initialTab?: string | undefined;
  /** Renders the tab with the investigations. */
  renderInvestigations: (isOpen: boolean) => ReactNode;
  /** Renders the tab with the recorded results. */
  renderRecords: (isOpen: boolean) => ReactNode;
  /** Called when the theory is first opened; a constant function. */
  loadBelowTheory?: BelowTheoryLoader | undefined;
}

/**
 * Controls, investigations, records, theory and model as tabs. The page contains each text once: without scripts and on paper all
 * tabs are open. On phones the panel has three heights: a press or a drag of its button changes them.
 */
export function SidePanel({
  session,
  initialTab,
  renderInvestigations,
  renderRecords,
  loadBelowTheory,
}: SidePanelProps) {
  const strings = useKitMessages().screen;
  const [chosen, setTab] = useState<string>();
  // The server renders the controls.
  const isHydrated = useHydrated();
  const tab = chosen ?? (isHydrated ? initialTab : undefined) ?? 'controls';
  const [height, setHeight] = useState(0);
  const pressed = useRef({ y: 0, isDragged: false });
  const below = useModule(loadBelowTheory, tab === 'theory');
  const { content, investigations, slug } = session.definition;
  const items = [
    { id: 'controls', label: strings.controls, content: <ParameterPanel session={session} /> },
    ...(investigations
      ? [
          {
            id: 'investigation',
            label: strings.investigation,
            content: renderInvestigations(tab === 'investigation'),
          },
        ]
      : []),
    { id: 'records', label: strings.records, content: renderRecords(tab === 'records') },
    {
      id: 'theory',
      label: strings.theory,
      content: (
        <>
          <LazyTheoryText content={content} />
          {below && <below.BelowTheory slug={slug} />}
        </>
      ),
    },
    {
      id: 'model',
      label: strings.model,
      content: (
        <>
          <LazyModelText content={content} />
          <LazyConservation session={session} isOpen={tab === 'model'} />
        </>
      ),
    },
  ];
  const isFull = HEIGHTS[height] === 'full';
  const label = isFull ? strings.collapse : strings.expand;
  return (
    <Panel data-panel="" data-height={HEIGHTS[height]}>
      <Tabs
        data-tabs=""
        label={strings.panel}
        value={tab}
        onValueChange={setTab}
        items={items.map((item) => ({ ...item, content: <div data-tab={item.id}>{item.content}</div> }))}
      />
      <button
        type="button"
        data-expand=""
        aria-expanded={height > 0}
        aria-label={label}
        title={label}
        onPointerDown={({ currentTarget, pointerId, clientY }) => {
          currentTarget.setPointerCapture(pointerId);
          pressed.current = { y: clientY, isDragged: false };
        }}
        onPointerUp={({ clientY }) => {
          const up = pressed.current.y - clientY;
          pressed.current.isDragged = Math.abs(up) > DRAG;
          if (pressed.current.isDragged)
            setHeight(Math.min(HEIGHTS.length - 1, Math.max(0, height + Math.sign(up))));
        }}
        // A mouse clicks after a drag too.
        onClick={({ detail }) => {
          if (detail === 0 || !pressed.current.isDragged) setHeight((height + 1) % HEIGHTS.length);
        }}
      >
        <Icon path={isFull ? chevronDown : chevronUp} />
      </button>
    </Panel>
  );
}
