import { Check } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { hiddenCss } from '../visually-hidden/hidden-css.js';

const Room = styled.div`
  container-type: inline-size;
`;

// By the room it has, not by the screen. Where there is little, and in browsers that cannot tell, only the words of the
// step that is under way are seen, and of a link that has the focus; the others are still heard.
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
  & [data-sign] {
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
  & [data-sign] > svg {
    width: 1rem;
    height: 1rem;
  }
  & [data-state='done'] > [data-sign] {
    border-color: var(--ui-color-accent);
    color: var(--ui-color-accent);
  }
  & [data-state='current'] > [data-sign] {
    border-color: var(--ui-color-accent);
    background: var(--ui-color-accent);
    color: var(--ui-color-on-accent);
  }
  & [data-words] {
    min-width: 0;
    padding-top: calc((1.75rem - 1.4em) / 2);
  }
  & li:not([data-state='current']) > [data-words]:not(:focus-within) {
    ${hiddenCss}
  }
  & [data-state='current'] > [data-words] > [data-title] {
    font-weight: var(--ui-weight-strong);
  }
  & small {
    display: block;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-xs);
  }

  @container (min-width: 36rem) {
    gap: var(--ui-space-4);

    & li,
    & li[data-state='current'] {
      flex: 1 1 0;
      padding-top: var(--ui-space-2);
      border-top: 2px solid var(--ui-color-line);
    }
    & li[data-state='done'],
    & li[data-state='current'] {
      border-top-color: var(--ui-color-accent);
    }
    & li > [data-words],
    & li:not([data-state='current']) > [data-words]:not(:focus-within) {
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
    & [data-state='current'] > [data-sign] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** How far a step is. */
type StepState = 'done' | 'current' | 'todo';

/** Props of {@link Stepper}, besides those of a `div`. */
export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the steps lead to, the name of the list: "Recovering the password". */
  label: string;
  /** What each step is about, in order. A finished one may be a link. */
  steps: readonly ReactNode[];
  /** The place of the step that is under way, from 0; the number of steps once all are done. */
  current: number;
  /** How far a step is, in words. */
  words: Record<StepState, string>;
}

const stateOf = (place: number, current: number): StepState => {
  if (place === current) return 'current';
  return place < current ? 'done' : 'todo';
};

/**
 * How far somebody is on a way of a few steps. A sign and a word say what the colour says. In little room only the
 * step under way is written out.
 *
 * When to use: two to five pages that follow each other, such as a recovery. It shows the way and does not move on it:
 * that is what the buttons of the page are for. A share of something: a progress bar.
 */
export const Stepper = ({ label, steps, current, words, ...rest }: StepperProps) => (
  <Room {...rest}>
    <Steps role="list" aria-label={label}>
      {steps.map((step, place) => {
        const state = stateOf(place, current);
        return (
          <li key={place} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span data-sign="" aria-hidden="true">
              {state === 'done' ? <Icon node={Check} /> : place + 1}
            </span>
            <span data-words="">
              <span data-title="">{step}</span>
              <small>{words[state]}</small>
            </span>
          </li>
        );
      })}
    </Steps>
  </Room>
);
