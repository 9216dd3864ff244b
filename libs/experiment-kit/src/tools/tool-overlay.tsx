import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useAllMessages } from '../messages/use-all-messages.js';
import type { CameraSource } from '../stage/camera.js';
import { ARROWS, handleCss } from '../stage/handle-controls.js';
import { startToolController, type ToolController } from './tool-controller.js';
import type { StageTool } from './stage-tool.js';

// An outline in the background color keeps lines visible on any field.
const Overlay = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  & > svg {
    position: absolute;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: var(--ui-color-text);
    stroke-linecap: round;
    stroke-width: 0.125em;
  }
  & > svg > [data-marks] {
    stroke-width: 0.09em;
  }
  & > svg > [data-outline] {
    stroke: var(--ui-color-surface);
    stroke-width: 0.375em;
  }
  & > button {
    ${handleCss}
    color: inherit;
    font: inherit;
    pointer-events: auto;
  }
  & > button::before {
    position: absolute;
    inset: calc(50% - 0.5em);
    border: 0.125em solid var(--ui-color-text);
    border-radius: inherit;
    background: color-mix(in srgb, var(--ui-color-surface) 60%, transparent);
    content: '';
  }
  & > button::after {
    position: absolute;
    inset: calc(50% - 0.125em);
    border-radius: inherit;
    background: var(--ui-color-text);
    content: '';
  }
  & > span {
    position: absolute;
    inset: 0 auto auto 0;
    padding: 0 var(--ui-space-2);
    border: 1px solid var(--ui-color-line);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
    font-weight: var(--ui-weight-strong);
    white-space: nowrap;
  }
`;

interface ToolOverlayProps {
  stage: CameraSource;
  tool: StageTool;
  /** The first end receives the focus when the tool appears. */
  takesFocus: boolean;
}

/** Tool on the stage: its ends move by pointer or keyboard, and a label shows the value. */
export const ToolOverlay = ({ stage, tool, takesFocus }: ToolOverlayProps) => {
  const messages = useAllMessages();
  const host = useRef<HTMLDivElement>(null);
  const controller = useRef<ToolController>(undefined);
  /** Offset from the pointer to the grabbed end: prevents a jump at the start of a drag. */
  const grabOffset = useRef({ left: 0, top: 0 });
  useEffect(() => {
    const root = host.current;
    const label = root?.querySelector('span');
    if (!root || !label) return undefined;
    const started = startToolController(stage, tool, {
      ends: [...root.querySelectorAll('button')],
      lines: [...root.querySelectorAll('[data-line]')],
      marks: [...root.querySelectorAll('[data-marks]')],
      label,
    });
    controller.current = started;
    return started.stop;
  }, [stage, tool]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && takesFocus) host.current?.querySelector('button')?.focus();
    isFirst.current = false;
  }, [takesFocus]);

  const positionOf = ({ clientX, clientY }: PointerEvent): { left: number; top: number } => {
    const box = host.current?.getBoundingClientRect();
    return { left: clientX - (box?.left ?? 0), top: clientY - (box?.top ?? 0) };
  };
  const onDown = (end: number) => (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const pointer = positionOf(event);
    const at = controller.current?.screenPositionOf(end) ?? pointer;
    grabOffset.current = { left: at.left - pointer.left, top: at.top - pointer.top };
  };
  const onMove = (end: number) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const pointer = positionOf(event);
    controller.current?.moveTo(
      end,
      pointer.left + grabOffset.current.left,
      pointer.top + grabOffset.current.top,
    );
  };
  const onKeyDown = (end: number) => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    controller.current?.nudge(end, arrow[0], arrow[1], event.shiftKey);
  };
  return (
    <Overlay ref={host} role="group" aria-label={tool.name}>
      <svg aria-hidden="true">
        <path data-line="" data-outline="" />
        <path data-marks="" data-outline="" />
        <path data-marks="" />
        <path data-line="" />
      </svg>
      {tool.ends.map((name, end) => (
        <button
          key={name}
          type="button"
          data-end={end}
          aria-roledescription={messages.stage.handle}
          aria-label={`${tool.name}, ${name}`}
          title={messages.tools.keys}
          onPointerDown={onDown(end)}
          onPointerMove={onMove(end)}
          onKeyDown={onKeyDown(end)}
        />
      ))}
      <span aria-hidden="true" />
    </Overlay>
  );
};
