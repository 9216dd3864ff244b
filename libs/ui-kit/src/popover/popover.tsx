'use client';
import { Popover as Base } from '@base-ui/react/popover';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { floatCss, setFocusGuards, useFloatLayer } from '../float/float-layer.js';
import { hiddenCss } from '../visually-hidden/hidden-css.js';
import { PopoverTrigger, type TriggerElement } from './popover-trigger.js';

const Panel = styled(Base.Popup)`
  ${floatCss}
  width: max-content;
  max-width: min(22rem, var(--available-width));
  max-height: var(--available-height);
  padding: var(--ui-space-4);
  overflow-y: auto;
  overscroll-behavior: contain;

  & > h2 {
    margin-block-end: var(--ui-space-2);
    font-size: var(--ui-type-md);
  }
  & > h2[data-visually-hidden] {
    ${hiddenCss}
  }
`;

const removeGuards = () => setFocusGuards(-1);

// The guards join the tab order only while the browser handles the Tab key.
const handleTab = ({ key }: KeyboardEvent) => {
  if (key !== 'Tab') return;
  setFocusGuards(0);
  setTimeout(removeGuards);
};

/** Where a {@link Popover} opens: below or above its button, aligned with its start, its middle or its end. */
export type PopoverPlacement = `${'bottom' | 'top'}-${'start' | 'end'}` | 'bottom' | 'top';

/**
 * What opened or closed a {@link Popover}: its `button`, `escape`, a press `outside`, or the `focus`, which has left the
 * panel.
 */
export type PopoverChangeReason = 'button' | 'escape' | 'outside' | 'focus';

/** The details of a change of a {@link Popover}. */
export interface PopoverChangeDetails {
  /** The native event. */
  event: Event;
  /** What opened or closed it. */
  reason: PopoverChangeReason;
}

const reasons: Readonly<Record<string, PopoverChangeReason>> = {
  'escape-key': 'escape',
  'outside-press': 'outside',
  'focus-out': 'focus',
};

/** Props of {@link Popover}. */
export interface PopoverProps {
  /**
   * The button that opens and closes it: a `Button`, a native `button`, or another component that passes its props to a
   * button.
   */
  trigger: TriggerElement;
  /** Title and accessible name of the panel. */
  title: ReactNode;
  /** Hides the title visually. */
  hideTitle?: boolean | undefined;
  /** Content of the panel. */
  children: ReactNode;
  /** Whether it is shown; controlled. */
  open?: boolean | undefined;
  /** Whether it is shown at first; uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Runs when the user opens or closes it. A controlled popover changes only with `open`. */
  onOpenChange?: ((open: boolean, details: PopoverChangeDetails) => void) | undefined;
  /** Preferred position: it opens on the opposite side where it has no space. Default `bottom-start`. */
  placement?: PopoverPlacement | undefined;
  /** Lets the panel cover its button where neither side has enough space. Default: the panel scrolls there. */
  mayCoverTrigger?: boolean | undefined;
  /** The element of the panel that receives the focus. Default: the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A small panel opened by a button. The page behind stays usable.
 *
 * When to use: filters, an explanation with links, a form of one or two fields. For a list of actions use `Menu`, for a few
 * words without controls `Tooltip`, for a decision or a longer form `Modal`. Content for which closing loses input belongs
 * in a `Modal` too.
 *
 * Keyboard:
 * - Enter, Space: open it and focus its first control, or close it.
 * - Tab, Shift+Tab: move through the panel; beyond its ends they continue from the button and close it.
 * - Escape: closes it and focuses the button.
 */
export const Popover = ({
  trigger,
  title,
  hideTitle = false,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  placement = 'bottom-start',
  mayCoverTrigger = false,
  initialFocus,
}: PopoverProps) => {
  const { anchor, portal, positioner } = useFloatLayer();
  const [side, align = 'center'] = placement.split('-') as ['bottom' | 'top', ('start' | 'end')?];
  return (
    <Base.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(isOpen, { event, reason }) =>
        onOpenChange?.(isOpen, { event, reason: reasons[reason] ?? 'button' })
      }
    >
      <Base.Trigger
        ref={anchor}
        id={trigger.props.id}
        disabled={trigger.props.disabled}
        onKeyDown={handleTab}
        render={<PopoverTrigger trigger={trigger} />}
      />
      <Base.Portal {...portal}>
        <Base.Positioner {...positioner} side={side} align={align} sticky={mayCoverTrigger}>
          <Panel initialFocus={initialFocus} onKeyDown={handleTab} onFocus={removeGuards}>
            <Base.Title data-visually-hidden={hideTitle || undefined}>{title}</Base.Title>
            {children}
          </Panel>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
