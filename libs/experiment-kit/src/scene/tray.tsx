import type { PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import type { Tray as TrayDefinition, TrayPart } from '../experiment/tray.js';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/session.js';

// The height is fixed: a scroll bar fits below the buttons.
/** One row. A finger scrolls along it, and drags parts across it. */
const Bar = styled.div`
  display: flex;
  flex: none;
  gap: var(--ui-space-1);
  align-items: center;
  box-sizing: border-box;
  height: calc(var(--ui-target) + var(--ui-space-2));
  padding-inline: var(--ui-space-1);
  overflow: auto hidden;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  border-block-start: var(--ui-hairline);
  background: var(--ui-color-page);

  &[data-over] {
    background: var(--ui-color-warning-soft);
    outline: 2px dashed var(--ui-color-warning);
    outline-offset: -3px;
  }
  & > button {
    flex: none;
    width: var(--ui-target);
    height: var(--ui-target);
    padding: var(--ui-space-1);
    border: 1px solid transparent;
    border-radius: var(--ui-radius);
    background: none;
    cursor: grab;
    touch-action: pan-x;
    user-select: none;
    -webkit-touch-callout: none;
    outline-offset: -2px;
  }
  & > button:hover {
    border-color: var(--ui-color-accent);
    background: var(--ui-color-accent-soft);
  }
  & > button[aria-disabled] {
    opacity: 0.4;
    cursor: default;
  }
  & svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
`;

const colorOf = (ink: string | undefined): string => (ink ? `var(--ui-color-${ink})` : 'none');

interface TrayProps {
  session: Session;
  tray: TrayDefinition;
  onPress: (part: TrayPart) => void;
  onPointerDown: (part: TrayPart, event: PointerEvent<HTMLButtonElement>) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onLostPointerCapture: () => void;
}

/** Parts that are dragged onto the stage, or placed by a press. */
export function Tray({ session, tray, onPress, onPointerDown, ...drag }: TrayProps) {
  const strings = useKitMessages().tray;
  const reason = useStore(session.store, () => tray.unavailable?.(session.lastStep()));
  const [width, height] = tray.pictureSize;
  return (
    <Bar role="group" aria-label={strings.group} title={reason ?? strings.hint} data-tray="">
      {tray.parts.map((part) => (
        <button
          key={part.key}
          type="button"
          data-part={part.key}
          data-advanced={part.isAdvanced || undefined}
          aria-label={part.label}
          aria-disabled={reason === undefined ? undefined : true}
          title={reason ?? part.label}
          onClick={() => onPress(part)}
          onPointerDown={(event) => onPointerDown(part, event)}
          {...drag}
        >
          <svg
            viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            {part.picture.map(({ d, stroke, fill }) => (
              <path
                key={d}
                d={d}
                stroke={colorOf(stroke)}
                fill={colorOf(fill)}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
        </button>
      ))}
    </Bar>
  );
}
