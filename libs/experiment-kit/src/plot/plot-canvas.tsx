import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/create-session.js';
import { startPlotRenderer, type PlotRenderer, type PlotPainter } from './plot-renderer.js';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-2);
  align-content: start;
  margin: 0;

  & > figcaption {
    font-weight: var(--ui-weight-strong);
  }
  & > figcaption + p {
    margin: 0;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
  & > [role='slider'] {
    position: relative;
    height: 14rem;
    border: 1px solid var(--ui-color-line);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    touch-action: pan-y;
  }
  & canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

interface PlotCanvasProps {
  session: Session;
  title: string;
  /** Legend. */
  note?: string | undefined;
  /** Draws the plot; a change redraws it. */
  paint: PlotPainter;
  /** Number of cursor positions. */
  count: () => number;
  /** Announced position before the cursor was moved. */
  initialIndex: () => number;
  /** Positions per Page key press. */
  pageSize: number;
  /** ARIA value text of a position. */
  valueText: (index: number) => string;
  /** Table of the data. */
  children: ReactNode;
}

/** Plot canvas with a cursor for pointer and keyboard. */
export function PlotCanvas({
  session,
  title,
  note,
  paint,
  count,
  initialIndex,
  pageSize,
  valueText,
  children,
}: PlotCanvasProps) {
  const strings = useKitMessages().plots;
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const cursor = useRef(-1);
  const renderer = useRef<PlotRenderer>(undefined);
  const [index, setPlace] = useState(-1);
  useEffect(() => {
    if (!host.current || !canvas.current) return undefined;
    renderer.current = startPlotRenderer(session, host.current, canvas.current, paint, () => cursor.current);
    return renderer.current.stop;
  }, [session, paint]);

  const last = count() - 1;
  const shownIndex = Math.min(index < 0 ? initialIndex() : index, last);
  const moveCursor = (wanted: number): void => {
    cursor.current = Math.min(count() - 1, Math.max(0, wanted));
    setPlace(cursor.current);
    renderer.current?.draw();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = cursor.current < 0 ? initialIndex() : cursor.current;
    const moves: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - pageSize,
      PageUp: from + pageSize,
      Home: 0,
      End: count() - 1,
    };
    const wanted = moves[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    moveCursor(wanted);
  };
  const onPointer = ({ clientX, clientY }: PointerEvent): void => {
    const nearest = renderer.current?.nearest(clientX, clientY) ?? -1;
    if (nearest >= 0) moveCursor(nearest);
  };
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      {note !== undefined && <p>{note}</p>}
      <div
        ref={host}
        role="slider"
        tabIndex={0}
        aria-label={strings.cursor(title)}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, shownIndex)}
        aria-valuetext={shownIndex < 0 ? strings.empty : valueText(shownIndex)}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={(event) => event.buttons > 0 && onPointer(event)}
      >
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      {children}
    </Figure>
  );
}
