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
import type * as Orbit from '../webgl/orbit-controls.js';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/create-session.js';
import { ARROWS, handleCss } from '../stage/handle-controls.js';
import { startStageRenderer, type StageRenderer } from './stage-renderer.js';
import { createStageView } from '../stage/stage-view.js';

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
  & > [data-lagging] {
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

/** Reserves space for the orbit bar: prevents a layout shift. */
const OrbitBarSlot = styled.div`
  min-height: var(--ui-target);
`;

interface StageProps {
  session: Session;
  /** Overlay that follows the camera. */
  overlay?: ((renderer: StageRenderer) => ReactNode) | undefined;
}

/** Canvas host of an experiment with its drag handles. */
export function Stage({ session, overlay }: StageProps) {
  const strings = useKitMessages();
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [renderer, setRenderer] = useState<StageRenderer>();
  const isLagging = useStore(session.store, (state) => state.isLagging);
  const { view3d = false } = session.definition;
  const view = useMemo(() => createStageView(session.definition.view3d), [session]);
  const [orbit, setOrbit] = useState<typeof Orbit>();
  // Handle labels depend on values and view.
  useStore(session.store, (state) => state.values);
  useStore(session.store, (state) => state.view);
  useEffect(() => {
    if (!host.current || !canvas.current) return undefined;
    const started = startStageRenderer(session, host.current, canvas.current, view);
    setRenderer(started);
    return started.stop;
  }, [session, view]);
  // The surrounding layout may have changed the text size.
  useEffect(() => renderer?.requestDraw());
  useEffect(() => {
    // Without the controls the scene keeps its initial view.
    if (view3d) import('../webgl/orbit-controls.js').then(setOrbit, () => undefined);
  }, [view3d]);

  const drag = (handle: Handle) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !renderer) return;
    const { x, y } = renderer.scenePointAt(event.clientX, event.clientY);
    session.set(handle.moveTo(x, y, session.snapshot()));
  };
  const press = ({ press: change }: Handle) => {
    if (!change) return;
    const { values, view: switches } = change(session.snapshot());
    if (values) session.set(values);
    if (switches) session.setView(switches);
  };
  const nudge = (handle: Handle) => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    session.set(handle.nudge(arrow[0], arrow[1], event.shiftKey, session.snapshot()));
  };
  const visibleHandles = session.definition.handles.filter(
    ({ isVisible }) => isVisible?.(session.snapshot()) ?? true,
  );
  return (
    <>
      <Frame ref={host} data-stage="">
        <canvas ref={canvas} aria-hidden="true" />
        {view3d && orbit && <orbit.OrbitPad view={view} />}
        {visibleHandles.map((handle) => (
          <button
            key={handle.key}
            type="button"
            data-handle={handle.key}
            aria-roledescription={strings.stage.handle}
            aria-label={`${handle.label}: ${handle.valueText(session.snapshot())}`}
            title={strings.stage.handleKeys}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(handle)}
            onKeyDown={nudge(handle)}
            onClick={() => press(handle)}
          />
        ))}
        {renderer && overlay?.(renderer)}
        {isLagging && (
          <span data-lagging="" title={strings.stage.laggingHint}>
            {strings.stage.lagging}
          </span>
        )}
      </Frame>
      {view3d && <OrbitBarSlot data-orbit-bar="">{orbit && <orbit.OrbitBar view={view} />}</OrbitBarSlot>}
    </>
  );
}
