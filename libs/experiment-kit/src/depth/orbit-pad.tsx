import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { VisuallyHidden } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import type { StoreApi } from 'zustand/vanilla';
import { kitStrings } from '../kit-strings.js';
import type { StageView } from '../stage/stage-view.js';
import { createDrag } from './drag.js';
import { standpoint, turned, turnedByKey } from './turn-view.js';

const strings = kitStrings.view;

// Up and down belong to the page.
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

/** Props of what turns a stage. */
export interface OrbitProps {
  view: StoreApi<StageView>;
}

/** The empty part of a deep stage: dragging and arrow keys turn the scene. */
export function OrbitPad({ view }: OrbitProps) {
  const pad = useRef<HTMLDivElement>(null);
  const [drag] = useState(createDrag);
  const hint = useId();
  useEffect(() => {
    const element = pad.current;
    if (!element) return undefined;
    // Spoken values follow a drag without React.
    const speak = (): void => {
      const { right, up } = standpoint(view.getState());
      element.setAttribute('aria-valuenow', String(right));
      element.setAttribute('aria-valuetext', strings.from(right, up));
    };
    // Two fingers turn the scene; the page would scroll under them.
    const hold = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    speak();
    element.addEventListener('touchmove', hold, { passive: false });
    const endView = view.subscribe(speak);
    return () => {
      element.removeEventListener('touchmove', hold);
      endView();
    };
  }, [view]);

  const onDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.down(event.pointerId, event.clientX, event.clientY, event.pointerType === 'touch');
  };
  const onMove = (event: PointerEvent): void => {
    const swing = drag.move(event.pointerId, event.clientX, event.clientY);
    if (swing) view.setState(turned(view.getState(), swing.turn, swing.tilt));
  };
  const onUp = (event: PointerEvent): void => drag.up(event.pointerId);
  const onKey = (event: KeyboardEvent): void => {
    const angles = turnedByKey(view.getState(), event.key, event.shiftKey);
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
      aria-describedby={hint}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onKeyDown={onKey}
    >
      <VisuallyHidden id={hint}>{strings.keys}</VisuallyHidden>
    </Pad>
  );
}
