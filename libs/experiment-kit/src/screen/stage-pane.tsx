import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stage } from '../scene/stage.js';
import type { StageRenderer } from '../scene/stage-renderer.js';
import type { Session } from '../run/session.js';

// Everything besides the stage lies on it: what appears there moves nothing.
const Pane = styled.div`
  /* The tray stands below the stage, on a low screen beside it. */
  display: flex;
  flex-direction: column;

  /* Scales and axis names are at the other edges. The width is fixed: a notice moves nothing. */
  & > [data-orbit-bar] {
    position: absolute;
    inset: calc(var(--cards, 0rem) + var(--ui-space-1)) var(--ui-space-2) auto;
    pointer-events: none;
  }
  & > [data-tools] {
    position: absolute;
    inset: auto auto calc(var(--tray, 0rem) + var(--ui-space-2)) var(--ui-space-2);
    display: grid;
    max-width: calc(100% - 2 * var(--ui-space-2));
    gap: var(--ui-space-2);
    max-height: 60%;
    padding: var(--ui-space-2) var(--ui-space-3);
    overflow-y: auto;
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    box-shadow: var(--ui-shadow);
  }
  & > [data-tools]:empty {
    display: none;
  }
`;

interface StagePaneProps {
  session: Session;
  isSmall: boolean;
  /** Overlay that follows the camera. */
  overlay?: ((renderer: StageRenderer) => ReactNode) | undefined;
  onAnnounce: (text: string) => void;
  /** Panels of the measuring tools. */
  children?: ReactNode;
}

/** The stage with the parts that lie on it. */
export const StagePane = ({ session, isSmall, overlay, onAnnounce, children }: StagePaneProps) => (
  <Pane data-pane="stage" data-small={isSmall || undefined}>
    <Stage session={session} overlay={overlay} onAnnounce={onAnnounce} />
    {children && <div data-tools="">{children}</div>}
  </Pane>
);
