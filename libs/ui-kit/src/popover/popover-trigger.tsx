'use client';
import { mergeProps } from '@base-ui/react/merge-props';
import {
  cloneElement,
  forwardRef,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
} from 'react';
import { styled } from 'styled-components';

/** A native button, or an element of a component that passes its props to one. */
export type TriggerElement = ReactElement<ComponentPropsWithoutRef<'button'>>;

const Anchor = styled.span`
  display: contents;
`;

interface PopoverTriggerProps extends ComponentPropsWithoutRef<'button'> {
  trigger: TriggerElement;
}

/** The button of a popover. Its ref is the DOM element, also where the component of the button has no ref in React 18. */
export const PopoverTrigger = forwardRef<Element, PopoverTriggerProps>(({ trigger, ...props }, ref) => {
  const anchor = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => anchor.current?.firstElementChild as Element, []);
  return <Anchor ref={anchor}>{cloneElement(trigger, mergeProps<'button'>(props, trigger.props))}</Anchor>;
});
