import type { State } from '@zarra/physics';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import type { Plot, Readout } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import { showValue } from '../readouts/show-value.js';
import type { Session } from '../session/create-session.js';
import { PlotTable } from './plot-table.js';
import { livePlot } from './live-plot.js';
import type { Readings } from './read-session.js';

const strings = kitStrings.plots;
/** Rows a Page key jumps over. */
const PAGE = 30;

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-2);
  margin: 0;

  & > figcaption {
    font-weight: var(--ui-weight-strong);
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

/** Props of {@link PlotFigure}. */
export interface PlotFigureProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
  readings: Readings;
  plot: Plot;
}

/** A curve that grows while the experiment runs, with a cursor for pointer and keys, and its numbers in a table. */
export function PlotFigure<K extends string, S extends State, V extends string>({
  session,
  readings,
  plot,
}: PlotFigureProps<K, S, V>) {
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const cursor = useRef(-1);
  const live = useRef<ReturnType<typeof livePlot>>(undefined);
  const [row, setRow] = useState(-1);
  useStore(session.news, (news) => news.steps);
  const { series } = readings;
  const { readouts } = session.lab;
  const unitOf = (key: string): Pick<Readout, 'label' | 'unit' | 'decimals'> =>
    readouts.find((readout) => readout.key === key) ?? {
      label: kitStrings.readouts.time,
      unit: 's',
      decimals: 2,
    };
  const { x, y } = plot;
  useEffect(() => {
    if (!host.current || !canvas.current) return undefined;
    live.current = livePlot(session, readings, plot, host.current, canvas.current, () => cursor.current);
    return live.current.end;
  }, [session, readings, plot]);

  const point = (wanted: number): void => {
    cursor.current = Math.min(series.length - 1, Math.max(0, wanted));
    setRow(cursor.current);
    live.current?.draw();
  };
  const onKey = (event: KeyboardEvent): void => {
    const from = cursor.current < 0 ? series.length - 1 : cursor.current;
    const moves: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - PAGE,
      PageUp: from + PAGE,
      Home: 0,
      End: series.length - 1,
    };
    const wanted = moves[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    point(wanted);
  };
  const onPoint = ({ clientX, clientY }: PointerEvent): void => {
    const nearest = live.current?.nearest(clientX, clientY);
    if (nearest !== undefined && nearest >= 0) point(nearest);
  };
  const said = (key: string, at: number): string => {
    const { label, unit, decimals } = unitOf(key);
    return `${label} ${kitStrings.withUnit(showValue(series.at(at, readings.column(key)), decimals), unit)}`;
  };
  const shown = Math.min(row < 0 ? series.length - 1 : row, series.length - 1);
  return (
    <Figure>
      <figcaption>{plot.title}</figcaption>
      <div
        ref={host}
        role="slider"
        tabIndex={0}
        aria-label={strings.cursor(plot.title)}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, series.length - 1)}
        aria-valuenow={Math.max(0, shown)}
        aria-valuetext={shown < 0 ? strings.empty : [x, ...y].map((key) => said(key, shown)).join('; ')}
        onKeyDown={onKey}
        onPointerDown={onPoint}
        onPointerMove={(event) => event.buttons > 0 && onPoint(event)}
      >
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      <PlotTable
        series={series}
        columns={[x, ...y].map((key) => ({ ...unitOf(key), column: readings.column(key) }))}
      />
    </Figure>
  );
}
