import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { branchDashes, type Branch } from '../tokens/branches.js';

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-space-2);
  color: var(--ui-color-muted);
  font-size: var(--ui-type-sm);
  line-height: 1.4;

  & > svg {
    flex: none;
    color: var(--ui-color-line-strong);
  }
  &[data-branch='mechanics'] > svg {
    color: var(--ui-color-mechanics);
  }
  &[data-branch='electricity'] > svg {
    color: var(--ui-color-electricity);
  }
  &[data-branch='optics'] > svg {
    color: var(--ui-color-optics);
  }
  &[data-branch='heat'] > svg {
    color: var(--ui-color-heat);
  }
  &[data-branch='waves'] > svg {
    color: var(--ui-color-waves);
  }
  &[data-branch='quantum'] > svg {
    color: var(--ui-color-quantum);
  }
`;

/** Props of {@link Chip}, besides those of a `span`. */
export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /** The branch of physics: gives the line before the words its hue and its dashes. */
  branch?: Branch | undefined;
}

/**
 * The subject of a thing, with the line style its branch also has in charts.
 *
 * When to use: categories on a card (at most two), a legend beside a chart. Not clickable. For a state use `Badge`.
 */
export const Chip = ({ branch, children, ...rest }: ChipProps) => (
  <Tag {...rest} data-branch={branch}>
    <svg width="20" height="3" viewBox="0 0 20 3" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <path d="M0 1.5h20" strokeDasharray={branch && branchDashes[branch]} />
    </svg>
    {children}
  </Tag>
);
