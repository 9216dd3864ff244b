import { Button, Icon } from '@zarra/ui-kit';
import { cross } from '@zarra/ui-kit/icons/cross';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useGraphMessages } from '../messages/use-graph-messages.js';
import { differencesOf } from '../format/parameter-differences.js';
import type { Session } from '../run/session.js';
import type { Values } from '../experiment/parameter.js';
import { EARLIER_OPACITY, earlierStyle, type CurveStyle } from './curve-styles.js';
import type { LegendEntry } from './graph-content.js';

// One row of fixed height: a further run does not move the graph.
const Row = styled.div`
  overflow-x: auto;
  font-size: var(--ui-type-sm);

  & > ul {
    display: flex;
    align-items: center;
    gap: var(--ui-space-4);
    width: max-content;
    min-height: var(--ui-target);
    margin: 0;
    padding: 0 var(--ui-space-1);
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: var(--ui-space-1);
  }
  & [aria-pressed='false'] {
    color: var(--ui-color-muted);
    text-decoration: line-through;
  }
  & button {
    padding-inline: var(--ui-space-1);
    color: inherit;
    font-weight: var(--ui-weight-text);
  }
  & svg[data-line] {
    width: 28px;
    height: 10px;
  }
`;

interface LineProps {
  style: CurveStyle;
  kind?: LegendEntry['kind'];
  opacity?: number;
}

/** Sample of a curve, of bars or of points. */
const Line = ({ style: { ink, dash }, kind = 'curve', opacity = 1 }: LineProps) => (
  <svg
    data-line=""
    width="28"
    height="10"
    viewBox="0 0 28 10"
    opacity={kind === 'bars' ? 0.4 : opacity}
    aria-hidden="true"
  >
    {kind === 'points' && <circle cx="14" cy="5" r="4" fill={`var(--ui-color-${ink})`} />}
    {kind === 'bars' && <path d="M1 10V4h8v6zM10 10V0h8v10zM19 10V3h8v7z" fill={`var(--ui-color-${ink})`} />}
    {kind === 'curve' && (
      <path
        d="M0 5h28"
        stroke={`var(--ui-color-${ink})`}
        strokeWidth="2.5"
        strokeDasharray={dash.join(' ')}
      />
    )}
  </svg>
);

interface GraphLegendProps {
  session: Session;
  entries: readonly LegendEntry[];
  /** Whether the graph shows earlier runs. */
  hasEarlierRuns: boolean;
}

/** Legend of a graph: curves of the current run, and earlier runs that can be hidden or removed. */
export function GraphLegend({ session, entries, hasEarlierRuns }: GraphLegendProps) {
  const strings = useGraphMessages();
  const { parameters, controlOverride } = session.definition;
  const row = useRef<HTMLDivElement>(null);
  const runs = useStore(session.store, ({ earlierRuns }) => earlierRuns);
  const current = useStore(session.store, ({ values }) => values);
  const all = [current, ...runs.map(({ values }) => values)];
  const describe = (values: Values): string =>
    differencesOf(parameters, all, values, strings.runs.more, controlOverride).join('; ') ||
    strings.plots.sameValues;
  // The newest is first: it is visible without scrolling.
  const shownRuns = hasEarlierRuns ? [...runs].reverse() : [];
  return (
    // Keyboard scrolling requires a focusable container.
    <Row ref={row} data-legend="" role="group" aria-label={strings.plots.legend} tabIndex={0}>
      <ul>
        {entries.map(({ name, style, kind }) => (
          <li key={name}>
            <Line style={style} kind={kind} />
            {name}
          </li>
        ))}
        {shownRuns.length > 0 && <li>{strings.plots.now(describe(current))}</li>}
        {shownRuns.map(({ slot, values, isHidden }) => {
          const name = describe(values);
          return (
            <li key={slot}>
              <Button
                size="sm"
                variant="quiet"
                icon={<Line style={earlierStyle(slot)} opacity={EARLIER_OPACITY} />}
                aria-label={strings.plots.showRun(name)}
                aria-pressed={!isHidden}
                onClick={() => session.toggleEarlierRun(slot)}
              >
                {name}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                icon={<Icon path={cross} />}
                aria-label={strings.plots.removeRun(name)}
                onClick={() => {
                  session.removeEarlierRun(slot);
                  // The focused button was removed.
                  row.current?.focus();
                }}
              />
            </li>
          );
        })}
      </ul>
    </Row>
  );
}
