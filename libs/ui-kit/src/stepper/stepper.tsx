'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { check } from '../icons/check.js';
import { useMessages } from '../messages/messages.js';
import { hiddenCss } from '../visually-hidden/hidden-css.js';

const Frame = styled.div`
  container-type: inline-size;
`;

// The layout depends on the width of the container. In a narrow container, and in browsers without container queries, only
// the text of the current step and of a focused link is visible; the other texts are visually hidden.
const Steps = styled.ol`
  display: flex;
  gap: var(--ui-space-2);

  & li {
    display: flex;
    flex: none;
    gap: var(--ui-space-2);
    min-width: 0;
    font-size: var(--ui-type-sm);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & li[data-state='current'],
  & li:focus-within {
    flex: 1 1 0;
  }
  & [data-marker] {
    display: grid;
    flex: none;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 2px solid var(--ui-color-line-strong);
    border-radius: var(--ui-radius-round);
    color: var(--ui-color-muted);
    font-weight: var(--ui-weight-strong);
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  & [data-marker] > svg {
    width: 1rem;
    height: 1rem;
  }
  & [data-state='done'] > [data-marker] {
    border-color: var(--ui-color-accent);
    color: var(--ui-color-accent);
  }
  & [data-state='current'] > [data-marker] {
    border-color: var(--ui-color-accent);
    background: var(--ui-color-accent);
    color: var(--ui-color-on-accent);
  }
  & [data-text] {
    min-width: 0;
    padding-top: calc((1.75rem - 1.4em) / 2);
  }
  & li:not([data-state='current']) > [data-text]:not(:focus-within) {
    ${hiddenCss}
  }
  & [data-state='current'] > [data-text] > [data-title] {
    font-weight: var(--ui-weight-strong);
  }
  & small {
    display: block;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-xs);
  }

  @container (min-width: 36rem) {
    gap: var(--ui-space-4);

    & li {
      flex: 1 1 0;
      padding-top: var(--ui-space-2);
      border-top: 2px solid var(--ui-color-line);
    }
    & li[data-state='done'],
    & li[data-state='current'] {
      border-top-color: var(--ui-color-accent);
    }
    & li:not([data-state='current']) > [data-text]:not(:focus-within) {
      position: static;
      width: auto;
      height: auto;
      margin: 0;
      padding-top: calc((1.75rem - 1.4em) / 2);
      overflow: visible;
      clip-path: none;
      white-space: normal;
    }
  }
  @media (forced-colors: active) {
    & [data-state='current'] > [data-marker] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const stepMessages = { done: 'stepDone', current: 'stepCurrent', todo: 'stepTodo' } as const;

/** Props of {@link Stepper}, besides those of a `div`. */
export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list: "Password recovery". */
  label: string;
  /** Titles of the steps in order. A completed step may be a link. */
  steps: readonly ReactNode[];
  /** Index of the current step, from 0; the number of steps after the last one. */
  current: number;
  /** Text of each state. Default: the texts of the `MessagesProvider`. */
  stateLabels?: Record<'done' | 'current' | 'todo', string> | undefined;
}

/**
 * Progress in a sequence of a few steps. An icon and text repeat the meaning of the colour. In a narrow container only the
 * current step has visible text.
 *
 * When to use: two to five consecutive pages, such as a password recovery. It is not a navigation: the pages have their own
 * buttons. For a percentage use `ProgressBar`.
 */
export const Stepper = ({ label, steps, current, stateLabels, ...rest }: StepperProps) => {
  const messages = useMessages({
    stepDone: stateLabels?.done,
    stepCurrent: stateLabels?.current,
    stepTodo: stateLabels?.todo,
  });
  return (
    <Frame {...rest}>
      <Steps role="list" aria-label={label}>
        {steps.map((step, index) => {
          const state = index === current ? 'current' : index < current ? 'done' : 'todo';
          return (
            <li key={index} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span data-marker="" aria-hidden="true">
                {state === 'done' ? <Icon path={check} /> : index + 1}
              </span>
              <span data-text="">
                <span data-title="">{step}</span>
                <small>{messages[stepMessages[state]]}</small>
              </span>
            </li>
          );
        })}
      </Steps>
    </Frame>
  );
};
