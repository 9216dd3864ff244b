import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { toneCss } from './tone-css.js';
import { ToneIcon, type Tone } from './tone-icon.js';

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

  & > [data-words] {
    display: flex;
    flex: 1 1 16rem;
    gap: var(--ui-space-3);
    min-width: 0;
  }
  & > [data-words] > svg {
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
  /** What kind of news. Default `info`. */
  tone?: Tone | undefined;
  /** The news in a few words. */
  title?: ReactNode;
  /** What happened and what to do. */
  children?: ReactNode;
  /** One button, such as "try again". */
  action?: ReactNode;
  /**
   * `alert` interrupts, `status` waits its turn; both only work for a notice that appears after the page.
   * Leave it out for one that is there from the start.
   */
  role?: 'alert' | 'status' | undefined;
}

/**
 * A message that stays, beside the content it is about.
 *
 * When to use: a form that failed, a slow connection, a hint about a lesson. News that may vanish: a toast.
 * A list that is not there at all: `EmptyState`.
 */
export const Alert = ({ tone = 'info', title, children, action, ...rest }: AlertProps) => (
  <Frame {...rest} data-tone={tone}>
    <div data-words="">
      <ToneIcon tone={tone} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
    {action}
  </Frame>
);
