import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { cross } from '../icons/cross.js';
import { iconButtonCss } from '../icon/icon-button-css.js';
import { toneCss, ToneIcon } from '../alert/tone.js';
import { createCountdown } from './countdown.js';
import type { ToastItem } from './toast-queue.js';

const Frame = styled.li`
  ${toneCss}
  display: flex;
  align-items: flex-start;
  gap: var(--ui-space-3);
  padding: var(--ui-space-2) var(--ui-space-2) var(--ui-space-2) var(--ui-space-4);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  box-shadow: var(--ui-shadow);
  font-size: var(--ui-type-sm);
  /* The height of the icon: both start at the same whole pixel. */
  line-height: 1.25rem;
  pointer-events: auto;
  animation: ui-enter var(--ui-slow) var(--ui-ease);

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-block: calc((var(--ui-control-sm) - 1.25rem) / 2);
    color: var(--tone);
  }
  & > span {
    flex: 1;
    min-width: 0;
    padding-block: calc((var(--ui-control-sm) - 1.25rem) / 2);
  }
  & > button {
    ${iconButtonCss}
    width: var(--ui-control-sm);
    height: var(--ui-control-sm);
  }
  & > button:hover {
    background: var(--ui-color-sunken);
  }
  & > button > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  @keyframes ui-enter {
    from {
      translate: 0 -0.5rem;
      opacity: 0;
    }
  }
`;

interface ToastCardProps {
  toast: ToastItem;
  paused: boolean;
  duration: number;
  closeLabel: string;
  onClose: (id: number) => void;
}

/** One toast with its countdown. */
export const ToastCard = ({ toast, paused, duration, closeLabel, onClose }: ToastCardProps) => {
  const { id, tone, text } = toast;
  const [countdown] = useState(() => createCountdown(duration, () => onClose(id)));

  useEffect(() => {
    if (!paused) countdown.resume();
    return countdown.pause;
  }, [countdown, paused]);

  return (
    <Frame data-tone={tone}>
      <ToneIcon tone={tone} />
      <span>{text}</span>
      <button type="button" aria-label={closeLabel} onClick={() => onClose(id)}>
        <Icon path={cross} />
      </button>
    </Frame>
  );
};
