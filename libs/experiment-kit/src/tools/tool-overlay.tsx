import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { kitStrings } from '../kit-strings.js';
import { ARROWS } from '../stage/arrows.js';
import { handleCss } from '../stage/handle-css.js';
import type { LiveStage } from '../stage/live-stage.js';
import { liveTool, type LiveTool } from './live-tool.js';
import type { StageTool } from './stage-tool.js';

// The ground's colour lies under every line: it is seen on any field.
const Over = styled.div`
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
  & > svg > [data-under] {
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

/** Props of {@link ToolOverlay}. */
export interface ToolOverlayProps {
  live: LiveStage;
  tool: StageTool;
  /** Its first end takes the focus when it comes. */
  takesFocus: boolean;
}

/** A tool over the stage: its ends are moved by pointer or by keys, and what it says stands beside it. */
export const ToolOverlay = ({ live, tool, takesFocus }: ToolOverlayProps) => {
  const host = useRef<HTMLDivElement>(null);
  const own = useRef<LiveTool>(undefined);
  /** From the pointer to the end it took hold of: what is dragged does not jump under the finger. */
  const hold = useRef({ left: 0, top: 0 });
  useEffect(() => {
    const root = host.current;
    const words = root?.querySelector('span');
    if (!root || !words) return undefined;
    const laid = liveTool(live, tool, {
      ends: [...root.querySelectorAll('button')],
      lines: [...root.querySelectorAll('[data-line]')],
      marks: [...root.querySelectorAll('[data-marks]')],
      words,
    });
    own.current = laid;
    return laid.end;
  }, [live, tool]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && takesFocus) host.current?.querySelector('button')?.focus();
    isFirst.current = false;
  }, [takesFocus]);

  const spotUnder = ({ clientX, clientY }: PointerEvent): { left: number; top: number } => {
    const box = host.current?.getBoundingClientRect();
    return { left: clientX - (box?.left ?? 0), top: clientY - (box?.top ?? 0) };
  };
  const onDown = (end: number) => (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const pointer = spotUnder(event);
    const at = own.current?.spotOf(end) ?? pointer;
    hold.current = { left: at.left - pointer.left, top: at.top - pointer.top };
  };
  const onMove = (end: number) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const pointer = spotUnder(event);
    own.current?.moveTo(end, pointer.left + hold.current.left, pointer.top + hold.current.top);
  };
  const onKey = (end: number) => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    own.current?.nudge(end, arrow[0], arrow[1], event.shiftKey);
  };
  return (
    <Over ref={host} role="group" aria-label={tool.name}>
      <svg aria-hidden="true">
        <path data-line="" data-under="" />
        <path data-marks="" data-under="" />
        <path data-marks="" />
        <path data-line="" />
      </svg>
      {tool.ends.map((name, end) => (
        <button
          key={name}
          type="button"
          data-end={end}
          aria-roledescription={kitStrings.stage.handle}
          aria-label={`${tool.name}, ${name}`}
          title={kitStrings.tools.keys}
          onPointerDown={onDown(end)}
          onPointerMove={onMove(end)}
          onKeyDown={onKey(end)}
        />
      ))}
      <span aria-hidden="true" />
    </Over>
  );
};
