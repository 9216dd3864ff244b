import type { SchoolClass } from '@zarra/api-client';
import { Icon, Text, VisuallyHidden } from '@zarra/ui-kit';
import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

const Group = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
    min-height: var(--ui-target);
    padding: var(--ui-space-2) var(--ui-space-3);
    border-radius: var(--ui-radius);
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: var(--ui-color-sunken);
  }
  & > summary:focus-visible {
    outline-offset: -3px;
  }
  & > summary > h3 {
    font-size: var(--ui-type-md);
    line-height: 1.3;
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  & > summary > span {
    margin-inline-start: auto;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-xs);
  }
  & > summary > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--ui-color-muted);
    transition: rotate var(--ui-fast) var(--ui-ease);
  }
  &:not([open]) > summary > svg {
    rotate: -90deg;
  }
`;
const Empty = styled(Text)`
  padding: var(--ui-space-2) var(--ui-space-3);
`;

interface ClassGroupProps {
  schoolClass: SchoolClass;
  open: boolean;
  onToggle: (isOpen: boolean) => void;
  /** A line for each topic. */
  children: ReactNode;
}

/** A class whose topics can be folded away, before hydration too. */
export const ClassGroup = ({ schoolClass, open, onToggle, children }: ClassGroupProps) => {
  const count = schoolClass.lessons.length;
  return (
    <Group open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <Icon node={ChevronDown} />
        <h3>{schoolClass.name}</h3>
        <span>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>({strings.topics(count)})</VisuallyHidden>
        </span>
      </summary>
      {children}
      {count === 0 && (
        <Empty size="sm" tone="muted">
          {strings.noTopics}
        </Empty>
      )}
    </Group>
  );
};
