import { Icon } from '@zarra/ui-kit';
import { ellipsis } from '@zarra/ui-kit/icons/ellipsis';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages.js';
import { useOverflow } from './use-overflow.js';
import { LOW, WIDE_BAR } from './viewports.js';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-1);
  min-width: 0;
  padding-inline: var(--ui-space-1);
  border-block-end: var(--ui-hairline);
  background: var(--ui-color-page);

  & > h1 {
    display: -webkit-box;
    flex: 1 1 0;
    min-width: 0;
    margin-inline: var(--ui-space-1);
    overflow: hidden;
    font-size: var(--ui-type-md);
    line-height: 1.15;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > [data-overflow] {
    position: relative;
    flex: none;
  }
  /* A part of the bar has arrived, on a slow connection: the rest would move what is at its end. Chromium matches no
     :last-child before the parent is complete. */
  &:not(:has(+ *)) > h1 ~ * {
    display: none;
  }
  &:not(:has(+ *)) > h1 {
    margin-inline-end: calc(var(--ui-target) + 3 * var(--ui-space-1));
  }
  & [data-more] {
    display: grid;
    place-items: center;
    width: var(--ui-target);
    height: var(--ui-target);
    border: 0;
    border-radius: var(--ui-radius);
    background: transparent;
    cursor: pointer;
  }
  & [data-actions] {
    position: absolute;
    inset: 100% 0 auto auto;
    z-index: 6;
    display: grid;
    visibility: hidden;
    gap: var(--ui-space-2);
    width: max-content;
    max-width: 90vw;
    max-height: calc(100vh - 4rem);
    padding: var(--ui-space-2);
    overflow-y: auto;
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    box-shadow: var(--ui-shadow);
  }
  /* Not display: an open dialog in the list stays visible. */
  & [data-actions][data-open],
  & [data-actions] dialog {
    visibility: visible;
  }
  & [data-actions] > [role='group'] {
    display: grid;
    gap: var(--ui-space-1);
  }
  & [data-actions] button {
    justify-content: start;
    min-height: var(--ui-target);
  }
  & [data-actions] button:not([aria-pressed='true'], :hover) {
    border-color: transparent;
    background: none;
  }
  ${LOW} {
    padding: 0;
    border: 0;
    background: none;
    pointer-events: none;

    & > * {
      pointer-events: auto;
    }
    & > h1 {
      clip-path: inset(50%);
      pointer-events: none;
    }
  }
  ${WIDE_BAR} {
    padding-inline: var(--ui-space-3);

    & > * + h1 {
      margin-inline-start: var(--ui-space-3);
      padding: var(--ui-space-1) 0 var(--ui-space-1) var(--ui-space-5);
      border-inline-start: var(--ui-hairline-strong);
    }
    & [data-more] {
      display: none;
    }
    & [data-actions],
    & [data-actions] > [role='group'] {
      position: static;
      display: flex;
      visibility: visible;
      flex-wrap: nowrap;
      gap: var(--ui-space-1);
      max-width: none;
      padding: 0;
      overflow: visible;
      border: 0;
      background: none;
      box-shadow: none;
    }
    /* Icons alone; the text remains the accessible name. */
    & [data-actions] button {
      justify-content: center;
      gap: 0;
      width: 2.5rem;
      min-height: 2.5rem;
      padding: 0;
      font-size: 0;
    }
    & [data-actions] button svg {
      width: 1.25rem;
      height: 1.25rem;
    }
  }
`;

interface ScreenBarProps {
  title: string;
  /** Links of the surrounding site before the title. */
  start?: ReactNode;
  /** The actions do not react. */
  isInert: boolean;
  /** Groups of actions: a row of icons on a wide screen, otherwise a list behind a button. */
  children: ReactNode;
}

/** Title bar of an experiment. */
export function ScreenBar({ title, start, isInert, children }: ScreenBarProps) {
  const strings = useKitMessages().screen;
  const { host, isOpen, toggle } = useOverflow();
  const listId = useId();
  return (
    <Bar data-bar="">
      {start}
      <h1>{title}</h1>
      <div data-overflow="" ref={host} inert={isInert}>
        <button
          type="button"
          data-more=""
          aria-label={strings.more}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={toggle}
        >
          <Icon path={ellipsis} />
        </button>
        <div id={listId} data-actions="" data-open={isOpen || undefined}>
          {children}
        </div>
      </div>
      {/* The bar knows by it that its HTML is complete. */}
      <span hidden />
    </Bar>
  );
}
