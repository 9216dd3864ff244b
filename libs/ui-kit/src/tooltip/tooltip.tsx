'use client';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { floatCss, useFloatLayer } from '../float/float-layer.js';
import { useLongPress } from './use-long-press.js';

// A long press must not select text or open the system's menu.
const Anchor = styled.span`
  display: inline-flex;
  max-width: 100%;
  vertical-align: middle;

  @media (pointer: coarse) {
    user-select: none;
    -webkit-touch-callout: none;
  }
`;

const Popup = styled(Base.Popup)`
  ${floatCss}
  max-width: min(20rem, var(--available-width));
  padding: var(--ui-space-1) var(--ui-space-3);
`;

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** Content: a few words. */
  text: string;
  /** The described element. It must be focusable and accept `aria-describedby`, as `Button` and native controls do. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Preferred side. Default `top`. */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/**
 * A short description of an element, visible on hover, on keyboard focus and on a long press. For screen readers it is
 * always the description of the element.
 *
 * When to use: the meaning of an icon, a shortcut. Not for essential information, not on a disabled control, which the keyboard
 * does not reach, and not instead of a name: a button with an icon alone still needs `aria-label`.
 *
 * Keyboard: focus shows it, Escape hides it.
 */
export const Tooltip = ({ text, children, side = 'top' }: TooltipProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { anchor, portal, positioner } = useFloatLayer();
  const longPress = useLongPress(() => setOpen(true));
  const describedBy = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger ref={anchor} render={<Anchor />} {...longPress}>
        {cloneElement(children, { 'aria-describedby': describedBy })}
        <span id={id} hidden>
          {text}
        </span>
      </Base.Trigger>
      <Base.Portal {...portal}>
        <Base.Positioner {...positioner} side={side}>
          <Popup role="tooltip">{text}</Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
