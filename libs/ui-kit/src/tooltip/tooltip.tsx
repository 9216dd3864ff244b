'use client';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { floatCss, floatPlaceCss } from '../float/float-css.js';
import { useFloatLayer } from '../float/use-float-layer.js';
import { useTouchHold } from './use-touch-hold.js';

// A finger that rests would mark the words or open the system's own menu.
const Anchor = styled.span`
  display: inline-flex;
  max-width: 100%;
  vertical-align: middle;

  @media (pointer: coarse) {
    user-select: none;
    -webkit-touch-callout: none;
  }
`;

const Place = styled(Base.Positioner)`
  ${floatPlaceCss}
`;

const Words = styled(Base.Popup)`
  ${floatCss}
  max-width: min(20rem, var(--available-width));
  padding: var(--ui-space-1) var(--ui-space-3);
`;

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** What it says: a few words. */
  text: string;
  /** The one thing it is about; it takes focus and an `aria-describedby`, as `Button` and every native control do. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Where it stands if there is room. Default `top`. */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/**
 * A few words about a thing, shown while the pointer rests on it, while it has the focus from the keyboard, or when a
 * finger rests on it. For those who listen they are the description of the thing at all times.
 *
 * When to use: what a sign means, why a button cannot be pressed, a shortcut. Never for what everybody needs to know,
 * and never instead of a name: a button with an icon alone still has its `aria-label`.
 *
 * Keyboard: Tab to the thing shows it, Escape hides it.
 */
export const Tooltip = ({ text, children, side = 'top' }: TooltipProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { anchor, portal, positioner } = useFloatLayer();
  const hold = useTouchHold(() => setOpen(true));
  const described = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger ref={anchor} render={<Anchor />} {...hold}>
        {cloneElement(children, { 'aria-describedby': described })}
        <span id={id} hidden>
          {text}
        </span>
      </Base.Trigger>
      <Base.Portal {...portal}>
        <Place {...positioner} side={side}>
          <Words role="tooltip">{text}</Words>
        </Place>
      </Base.Portal>
    </Base.Root>
  );
};
