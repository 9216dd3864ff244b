import type { State } from '@zarra/physics';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import type { Handle } from '../experiment/experiment.js';
import type * as Orbit from '../depth/orbit.js';
import { kitStrings as strings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { ARROWS } from './arrows.js';
import { handleCss } from './handle-css.js';
import { liveStage, type LiveStage } from './live-stage.js';
import { createStageView } from './stage-view.js';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  width: 100%;
  border: 1px solid var(--ui-color-line);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  touch-action: pan-y;

  & > canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  & > [data-handle] {
    ${handleCss}
  }
  & > [data-late] {
    position: absolute;
    inset-block-start: var(--ui-space-2);
    inset-inline-end: var(--ui-space-2);
    padding: var(--ui-space-1) var(--ui-space-2);
    border-radius: var(--ui-radius);
    background: var(--ui-color-warning-soft);
    color: var(--ui-color-warning);
    font-size: var(--ui-type-sm);
  }
`;

/** Where what turns a deep scene will stand: nothing moves when it comes. */
const Below = styled.div`
  min-height: var(--ui-target);
`;

/** Props of {@link Stage}. */
export interface StageProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
  /** What lies over the picture and follows it. */
  overlay?: ((live: LiveStage) => ReactNode) | undefined;
}

/** Where an experiment is seen and its bodies are taken hold of, by pointer or by keys. */
export function Stage<K extends string, S extends State, V extends string>({
  session,
  overlay,
}: StageProps<K, S, V>) {
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [live, setLive] = useState<LiveStage>();
  const late = useStore(session.news, (news) => news.late);
  const { deep = false } = session.lab;
  const view = useMemo(() => createStageView(session.lab.deep), [session]);
  const [orbit, setOrbit] = useState<typeof Orbit>();
  // The handles' spoken places follow the values and what is chosen.
  useStore(session.news, (news) => news.values);
  useStore(session.news, (news) => news.view);
  useEffect(() => {
    if (!host.current || !canvas.current) return undefined;
    const begun = liveStage(session, host.current, canvas.current, view);
    setLive(begun);
    return begun.end;
  }, [session, view]);
  // What stands around it may have changed the size of its words.
  useEffect(() => live?.ask());
  useEffect(() => {
    // Without it the scene is seen from where it begins.
    if (deep) import('../depth/orbit.js').then(setOrbit, () => undefined);
  }, [deep]);

  const drag = (handle: Handle<K, S, V>) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !live) return;
    const { x, y } = live.placeAt(event.clientX, event.clientY);
    session.set(handle.moveTo(x, y, session.moment()));
  };
  const press = ({ press: change }: Handle<K, S, V>) => {
    if (!change) return;
    const { values, view: switches } = change(session.moment());
    if (values) session.set(values);
    if (switches) session.setView(switches);
  };
  const nudge = (handle: Handle<K, S, V>) => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    session.set(handle.nudge(arrow[0], arrow[1], event.shiftKey, session.moment()));
  };
  const there = session.lab.handles.filter(({ isThere }) => isThere?.(session.moment()) ?? true);
  return (
    <>
      <Frame ref={host} data-stage="">
        <canvas ref={canvas} aria-hidden="true" />
        {deep && orbit && <orbit.OrbitPad view={view} />}
        {there.map((handle) => (
          <button
            key={handle.key}
            type="button"
            data-handle={handle.key}
            aria-roledescription={strings.stage.handle}
            aria-label={`${handle.label}: ${handle.spoken(session.moment())}`}
            title={strings.stage.handleKeys}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(handle)}
            onKeyDown={nudge(handle)}
            onClick={() => press(handle)}
          />
        ))}
        {live && overlay?.(live)}
        {late && (
          <span data-late="" title={strings.stage.lateWhy}>
            {strings.stage.late}
          </span>
        )}
      </Frame>
      {deep && <Below>{orbit && <orbit.OrbitBar view={view} />}</Below>}
    </>
  );
}
