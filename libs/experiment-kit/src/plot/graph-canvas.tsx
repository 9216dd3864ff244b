import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useGraphMessages } from '../messages/use-graph-messages.js';
import type { Session } from '../run/session.js';
import type { GraphContent } from './graph-content.js';
import type { GraphController } from './graph-controller.js';

interface GraphCanvasProps {
  session: Session;
  content: GraphContent;
  controller: GraphController;
}

/** Canvas of a graph with a cursor, which is a slider for screen readers, and zoom. */
export function GraphCanvas({ session, content, controller }: GraphCanvasProps) {
  const strings = useGraphMessages().plots;
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(
    () => (host.current && canvas.current ? controller.attach(host.current, canvas.current) : undefined),
    [controller],
  );
  // Re-renders when the value text may have changed.
  useStore(session.store, ({ steps }) => steps);
  const { window } = useStore(controller.store);
  const index = controller.cursorIndex();
  return (
    <div
      ref={host}
      role="slider"
      tabIndex={0}
      aria-label={strings.cursor(content.title)}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, content.count() - 1)}
      aria-valuenow={Math.max(0, index)}
      aria-valuetext={index < 0 ? strings.empty : content.valueLines(index).join('; ')}
      data-canvas=""
      data-zoomed={window ? '' : undefined}
    >
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  );
}
