import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ui-space-2);
  padding: var(--ui-space-12) var(--ui-space-4);
  text-align: center;

  & > [data-icon] {
    margin-bottom: var(--ui-space-2);
    color: var(--ui-color-line-strong);
  }
  & > [data-icon] > svg {
    width: 3rem;
    height: 3rem;
    stroke-width: 1.25;
  }
  & > :is(h2, h3, h4) {
    font-size: var(--ui-type-lg);
  }
  & > p {
    max-width: 32rem;
    color: var(--ui-color-muted);
    text-wrap: balance;
  }
  & > [data-action] {
    margin-top: var(--ui-space-3);
  }
`;

/** Props of {@link EmptyState}, besides those of a `div`. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** A drawing or icon; hidden from screen readers. */
  icon?: ReactNode;
  /** What is missing. */
  title: ReactNode;
  /** Heading level of the title. Default 2. */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** The reason and the next step. */
  text?: ReactNode;
  /** One button for the next step. */
  action?: ReactNode;
}

/**
 * Replaces an empty list: no search results, no lessons yet, or a list that failed to load.
 *
 * When to use: in place of the list. It names the next step. For a message next to content use `Alert`.
 */
export const EmptyState = ({ icon, title, titleLevel = 2, text, action, ...rest }: EmptyStateProps) => {
  const Title = `h${titleLevel}` as const;
  return (
    <Frame {...rest}>
      {icon && (
        <div data-icon="" aria-hidden="true">
          {icon}
        </div>
      )}
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {action && <div data-action="">{action}</div>}
    </Frame>
  );
};
