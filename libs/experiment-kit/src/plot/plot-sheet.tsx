import type { State } from '@zarra/physics';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { liveSheet, type LiveSheet, type Paint } from './live-sheet.js';

const strings = kitStrings.plots;

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

/** Props of {@link PlotSheet}. */
export interface PlotSheetProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
  title: string;
  /** What is what in the picture. */
  note?: string | undefined;
  /** Paints the sheet; another is another picture. */
  paint: Paint;
  /** How many places the cursor has now. */
  count: () => number;
  /** The place that is spoken of before the cursor was moved. */
  initial: () => number;
  /** Places a Page key jumps over. */
  page: number;
  /** What a place shows, in words. */
  say: (place: number) => string;
  /** The numbers behind it. */
  children: ReactNode;
}

/** A picture of numbers with a cursor for pointer and keys, and a table below. */
export function PlotSheet<K extends string, S extends State, V extends string>({
  session,
  title,
  note,
  paint,
  count,
  initial,
  page,
  say,
  children,
}: PlotSheetProps<K, S, V>) {
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const cursor = useRef(-1);
  const live = useRef<LiveSheet>(undefined);
  const [place, setPlace] = useState(-1);
  useEffect(() => {
    if (!host.current || !canvas.current) return undefined;
    live.current = liveSheet(session, host.current, canvas.current, paint, () => cursor.current);
    return live.current.end;
  }, [session, paint]);

  const last = count() - 1;
  const shown = Math.min(place < 0 ? initial() : place, last);
  const point = (wanted: number): void => {
    cursor.current = Math.min(count() - 1, Math.max(0, wanted));
    setPlace(cursor.current);
    live.current?.draw();
  };
  const onKey = (event: KeyboardEvent): void => {
    const from = cursor.current < 0 ? initial() : cursor.current;
    const moves: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - page,
      PageUp: from + page,
      Home: 0,
      End: count() - 1,
    };
    const wanted = moves[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    point(wanted);
  };
  const onPoint = ({ clientX, clientY }: PointerEvent): void => {
    const nearest = live.current?.nearest(clientX, clientY) ?? -1;
    if (nearest >= 0) point(nearest);
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
        aria-valuenow={Math.max(0, shown)}
        aria-valuetext={shown < 0 ? strings.empty : say(shown)}
        onKeyDown={onKey}
        onPointerDown={onPoint}
        onPointerMove={(event) => event.buttons > 0 && onPoint(event)}
      >
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      {children}
    </Figure>
  );
}
