import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { VisuallyHidden, Button, Icon, Text } from '@zarra/ui-kit';
import { arrowDown } from '@zarra/ui-kit/icons/arrow-down';
import { arrowLeft } from '@zarra/ui-kit/icons/arrow-left';
import { arrowRight } from '@zarra/ui-kit/icons/arrow-right';
import { arrowUp } from '@zarra/ui-kit/icons/arrow-up';
import { cross } from '@zarra/ui-kit/icons/cross';
import { rotate3d } from '@zarra/ui-kit/icons/rotate-3d';
import { styled } from 'styled-components';
import type { StoreApi } from 'zustand/vanilla';
import { useKitMessages } from '../messages/kit-messages.js';
import type { StageView } from '../stage/stage-view.js';
import { createDrag } from './drag.js';
import { viewpointOf, rotateView, rotateViewByKey } from './rotate-view.js';
import { useStore } from 'zustand';

// Vertical panning stays with the page.
const Pad = styled.div`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  cursor: grab;
  outline-offset: -4px;
  touch-action: pan-y;

  &:active {
    cursor: grabbing;
  }
`;

interface OrbitProps {
  view: StoreApi<StageView>;
}

/** The empty part of a 3D stage: dragging and arrow keys rotate the scene. */
export function OrbitPad({ view }: OrbitProps) {
  const strings = useKitMessages().view;
  const pad = useRef<HTMLDivElement>(null);
  const [drag] = useState(createDrag);
  const hintId = useId();
  useEffect(() => {
    const element = pad.current;
    if (!element) return undefined;
    // ARIA values are updated without React during a drag.
    const updateValue = (): void => {
      const { right, up } = viewpointOf(view.getState());
      element.setAttribute('aria-valuenow', String(right));
      element.setAttribute('aria-valuetext', strings.from(right, up));
    };
    // Two fingers rotate the scene: the page must not scroll.
    const preventScroll = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    updateValue();
    element.addEventListener('touchmove', preventScroll, { passive: false });
    const unsubscribe = view.subscribe(updateValue);
    return () => {
      element.removeEventListener('touchmove', preventScroll);
      unsubscribe();
    };
  }, [view, strings]);

  const onDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.down(event.pointerId, event.clientX, event.clientY, event.pointerType === 'touch');
  };
  const onMove = (event: PointerEvent): void => {
    const rotation = drag.move(event.pointerId, event.clientX, event.clientY);
    if (rotation) view.setState(rotateView(view.getState(), rotation.turn, rotation.tilt));
  };
  const onUp = (event: PointerEvent): void => drag.up(event.pointerId);
  const onKeyDown = (event: KeyboardEvent): void => {
    const angles = rotateViewByKey(view.getState(), event.key, event.shiftKey);
    if (!angles) return;
    event.preventDefault();
    view.setState(angles);
  };
  return (
    <Pad
      ref={pad}
      data-orbit=""
      role="slider"
      tabIndex={0}
      aria-label={strings.pad}
      aria-roledescription={strings.role}
      aria-valuemin={-180}
      aria-valuemax={180}
      aria-valuenow={0}
      aria-describedby={hintId}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden id={hintId}>{strings.keys}</VisuallyHidden>
    </Pad>
  );
}

// The bar lies on the stage: the notice of a fallback moves nothing.
const Bar = styled.div`
  display: grid;
  gap: var(--ui-space-2);
  justify-items: end;

  & > * {
    pointer-events: auto;
  }

  /* The button keeps its place when the others appear. */
  & > details {
    display: flex;
    flex-direction: row-reverse;
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: color-mix(in srgb, var(--ui-color-surface) 88%, transparent);
  }
  & summary {
    display: grid;
    place-items: center;
    width: var(--ui-target);
    height: var(--ui-target);
    border-radius: var(--ui-radius);
    color: var(--ui-color-muted);
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  & [role='group'] {
    display: flex;
    flex-wrap: wrap;
  }
  & > [data-fallback] {
    display: flex;
    align-items: center;
    max-width: 22rem;
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    box-shadow: var(--ui-shadow);
  }
  & > [data-fallback]:has([role='status']:empty) {
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    position: absolute;
  }
  & [role='status'] {
    padding: var(--ui-space-2) var(--ui-space-3);
    line-height: 1.35;
  }
`;

const BUTTONS = [
  ['ArrowLeft', 'left', arrowLeft],
  ['ArrowRight', 'right', arrowRight],
  ['ArrowDown', 'forward', arrowDown],
  ['ArrowUp', 'back', arrowUp],
  ['Home', 'reset', rotate3d],
] as const;

/** Buttons that rotate a 3D scene, and the reason of a fallback to 2D drawing, which is shown until it is closed. */
export function OrbitBar({ view }: OrbitProps) {
  const strings = useKitMessages().view;
  const fallbackReason = useStore(view, (state) => state.fallbackReason);
  const [isRead, setRead] = useState(false);
  const isNoticeOpen = fallbackReason !== undefined && !isRead;
  const turn = (key: string): void => {
    const angles = rotateViewByKey(view.getState(), key);
    if (angles) view.setState(angles);
  };
  return (
    <Bar>
      <details>
        <summary aria-label={strings.group} title={strings.group}>
          <Icon path={rotate3d} />
        </summary>
        <div role="group" aria-label={strings.group}>
          {BUTTONS.map(([key, label, icon]) => (
            <Button
              key={key}
              variant="quiet"
              icon={<Icon path={icon} />}
              aria-label={strings[label]}
              title={strings[label]}
              onClick={() => turn(key)}
            />
          ))}
        </div>
      </details>
      <div data-fallback="">
        <Text size="sm" tone="muted" role="status">
          {isNoticeOpen && strings.fallback[fallbackReason]}
        </Text>
        {isNoticeOpen && (
          <Button
            variant="quiet"
            icon={<Icon path={cross} />}
            aria-label={strings.closeNotice}
            onClick={() => setRead(true)}
          />
        )}
      </div>
    </Bar>
  );
}
