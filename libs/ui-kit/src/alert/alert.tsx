import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { toneCss, ToneIcon, type Tone } from './tone.js';

const Frame = styled.div`
  ${toneCss}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-3) var(--ui-space-4);
  padding: var(--ui-space-3) var(--ui-space-4);
  border: 1px solid var(--tone);
  border-radius: var(--ui-radius);
  background: var(--tone-soft);
  color: var(--ui-color-text);
  font-size: var(--ui-type-sm);
  line-height: 1.5;

  & > [data-text] {
    display: flex;
    flex: 1 1 16rem;
    gap: var(--ui-space-3);
    min-width: 0;
  }
  & > [data-text] > svg {
    flex: none;
    width: 1.25rem;
    height: 1.5em;
    color: var(--tone);
  }
  & strong {
    display: block;
    font-weight: var(--ui-weight-strong);
  }
`;

/** Props of {@link Alert}, besides those of a `div`. */
export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Kind of message: sets colour and icon. Default `info`. */
  tone?: Tone | undefined;
  /** Summary in a few words. */
  title?: ReactNode;
  /** What happened and what to do. */
  children?: ReactNode;
  /** One button, such as "try again". */
  action?: ReactNode;
  /**
   * How screen readers announce it when it appears after the page: `alert` interrupts, `status` is polite. Leave it out for
   * a message that is part of the initial page.
   */
  role?: 'alert' | 'status' | undefined;
}

/**
 * A persistent message next to the content it is about.
 *
 * When to use: a failed form, a slow connection, a hint about a lesson. For a message that disappears use a toast, for an
 * empty list `EmptyState`.
 */
export const Alert = ({ tone = 'info', title, children, action, ...rest }: AlertProps) => (
  <Frame {...rest} data-tone={tone}>
    <div data-text="">
      <ToneIcon tone={tone} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
    {action}
  </Frame>
);
