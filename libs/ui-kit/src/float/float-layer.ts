import type { TextDirection } from '@base-ui/react/direction-provider';
import { useCallback, useState } from 'react';
import { css } from 'styled-components';

/** Styles of menus, popovers and tooltips. */
export const floatCss = css`
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  box-shadow: var(--ui-shadow);
  font-size: var(--ui-type-sm);
  line-height: 1.4;
  overflow-wrap: break-word;
  transition: opacity var(--ui-fast) var(--ui-ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/**
 * The container of a floating element: the end of the page, or the dialog around its anchor. Elements outside an open modal
 * dialog are covered and inert.
 * @returns `anchor`, a ref for the anchor; its text direction, which Base UI does not read; props for the portal and the
 * positioner of Base UI
 */
export const useFloatLayer = () => {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const [direction, setDirection] = useState<TextDirection>('ltr');
  const anchor = useCallback((element: Element | null) => {
    setDialog(element?.closest('dialog') ?? null);
    if (element) setDirection(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return {
    anchor,
    direction,
    portal: { container: dialog ?? undefined },
    positioner: {
      // A dialog scrolls: a fixed element is not clipped by it and does not extend its content.
      positionMethod: dialog ? ('fixed' as const) : ('absolute' as const),
      sideOffset: 4,
      // Above the top bar, below toasts.
      style: { zIndex: 'var(--ui-z-progress)' },
    },
  };
};

/**
 * Adds the focus guards of Base UI to the tab order, or removes them. Guards surround an open element and move the focus on.
 * They are hidden from screen readers, and hidden elements must not be focusable while nothing moves the focus.
 */
export const setFocusGuards = (tabIndex: 0 | -1): void => {
  for (const guard of document.querySelectorAll('[data-base-ui-focus-guard]')) {
    guard.setAttribute('tabindex', String(tabIndex));
  }
};

/** Names the hidden buttons by which screen readers close an open list: Base UI has an English name only. */
export const nameDismissButtons = (name: string): void => {
  for (const button of document.querySelectorAll('[role="button"][aria-label="Dismiss"]')) {
    button.setAttribute('aria-label', name);
  }
};
