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
import type { Handle } from '../experiment/handle.js';
import type { HandleDrag } from './handle-drag.js';
import type * as Orbit from '../webgl/orbit-controls.js';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/session.js';
import { ARROWS, handleCss, handleRingCss } from '../stage/handle-controls.js';
import { startStageRenderer, type StageRenderer } from './stage-renderer.js';
import { createStageView } from '../stage/stage-view.js';
import { Tray } from './tray.js';
import { nameOf, useParts } from './use-parts.js';

/** Labels have 7/8 of the canvas's text size: 28 pixels in projector mode. */
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
  [data-projector] & > canvas {
    font-size: 2rem;
  }
  & > [data-handle] {
    ${handleCss}
    ${handleRingCss}
  }
  & > [data-lagging] {
    position: absolute;
    inset-block-start: calc(var(--cards, 0rem) + var(--ui-space-2));
    inset-inline-start: var(--ui-space-2);
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
  /** Announces parts that were placed or removed. */
  onAnnounce?: (text: string) => void;
}

/** Canvas host of an experiment with its drag handles and its tray. */
export function Stage({ session, overlay, onAnnounce }: StageProps) {
  const strings = useKitMessages();
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<HandleDrag>(undefined);
  const [renderer, setRenderer] = useState<StageRenderer>();
  const isLagging = useStore(session.store, (state) => state.isLagging);
  const { view3d = false, tray } = session.definition;
  const view = useMemo(() => createStageView(session.definition.view3d), [session]);
  const [orbit, setOrbit] = useState<typeof Orbit>();
  const parts = useParts(session, host, onAnnounce);
  // Names follow the displayed values: the stage re-renders only when one of them changes.
  useStore(session.store, () => session.definition.handles.map((handle) => nameOf(handle, session)).join());
  useEffect(() => {
    if (!host.current || !canvas.current) return undefined;
    const started = startStageRenderer(session, host.current, canvas.current, view);
    setRenderer(started);
    return started.stop;
  }, [session, view]);
  useEffect(() => {
    const { current: stage } = host;
    if (!renderer || !stage) return undefined;
    let isStopped = false;
    // Until it has loaded, the handles are moved by keys.
    import('./handle-drag.js').then(
      ({ createHandleDrag }) => {
        if (!isStopped) drag.current = createHandleDrag(session, renderer, stage);
      },
      () => undefined,
    );
    return () => {
      isStopped = true;
      drag.current?.cancel();
      drag.current = undefined;
    };
  }, [session, renderer]);
  // The surrounding layout may have changed the text size.
  useEffect(() => renderer?.requestDraw());
  useEffect(() => {
    // Without the controls the scene keeps its initial view.
    if (view3d) import('../webgl/orbit-controls.js').then(setOrbit, () => undefined);
  }, [view3d]);

  const press = ({ press: change }: Handle) => {
    if (!change) return;
    const { values, view: switches } = change(session.snapshot());
    if (values) session.set(values);
    if (switches) session.setView(switches);
  };
  const nudge = (handle: Handle) => (event: KeyboardEvent) => {
    if (['Delete', 'Backspace'].includes(event.key) && parts.remove(handle)) event.preventDefault();
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    session.set(handle.nudge(arrow[0], arrow[1], event.shiftKey, session.snapshot()));
  };
  /** Listeners of a handle or a part that is dragged. */
  const dragListeners = {
    onPointerMove: (event: PointerEvent) => drag.current?.move(event),
    onPointerUp: (event: PointerEvent) => {
      const removed = drag.current?.end(event);
      if (removed) parts.remove(removed);
    },
    onLostPointerCapture: () => drag.current?.cancel(),
  };
  const visibleHandles = session.definition.handles.filter((handle) => nameOf(handle, session) !== '');
  return (
    <>
      <Frame
        ref={host}
        data-stage=""
        onPointerMove={({ clientX, clientY }) => drag.current?.markNear(clientX, clientY)}
        onPointerLeave={() => drag.current?.markNear(Infinity, Infinity)}
      >
        <canvas ref={canvas} aria-hidden="true" />
        {view3d && orbit && <orbit.OrbitPad view={view} />}
        {visibleHandles.map((handle) => (
          <button
            key={handle.key}
            type="button"
            data-handle={handle.key}
            data-quiet={handle.quiet}
            aria-roledescription={strings.stage.handle}
            aria-label={nameOf(handle, session)}
            title={
              handle.remove
                ? `${strings.stage.handleKeys} ${strings.stage.removeKeys}`
                : strings.stage.handleKeys
            }
            onPointerDown={(event) =>
              event.button === 0 && drag.current?.start(handle, event, event.currentTarget)
            }
            {...dragListeners}
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
      {tray && (
        <Tray
          session={session}
          tray={tray}
          onPress={(part) => parts.place(part)}
          onPointerDown={(part, event) => {
            if (event.button === 0 && tray.unavailable?.(session.snapshot()) === undefined)
              drag.current?.take(part.key, (point) => parts.place(part, point), event, event.currentTarget);
          }}
          {...dragListeners}
        />
      )}
      {view3d && <OrbitBarSlot data-orbit-bar="">{orbit && <orbit.OrbitBar view={view} />}</OrbitBarSlot>}
    </>
  );
}
