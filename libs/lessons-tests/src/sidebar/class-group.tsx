import type { SchoolClass } from '@zarra/api-client';
import { Icon, Text, VisuallyHidden } from '@zarra/ui-kit';
import { ChevronDown } from 'lucide';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

const Title = styled.h3`
  & > button {
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
    width: 100%;
    min-height: var(--ui-target);
    padding: var(--ui-space-2) var(--ui-space-3);
    border: 0;
    border-radius: var(--ui-radius);
    background: transparent;
    font-size: var(--ui-type-md);
    font-weight: var(--ui-weight-strong);
    line-height: 1.3;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > button:hover {
    background: var(--ui-color-sunken);
  }
  & > button:focus-visible {
    outline-offset: -3px;
  }
  & > button > span {
    margin-inline-start: auto;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-xs);
    font-weight: var(--ui-weight-text);
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--ui-color-muted);
    transition: rotate var(--ui-fast) var(--ui-ease);
  }
  & > [aria-expanded='false'] > svg {
    rotate: -90deg;
  }
`;
const Empty = styled(Text)`
  padding: var(--ui-space-2) var(--ui-space-3);
`;

interface ClassGroupProps {
  schoolClass: SchoolClass;
  open: boolean;
  onToggle: () => void;
  /** A line for each topic. */
  children: ReactNode;
}

/** A class whose topics can be folded away. */
export const ClassGroup = ({ schoolClass, open, onToggle, children }: ClassGroupProps) => {
  const id = useId();
  const count = schoolClass.lessons.length;
  return (
    <section>
      <Title>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <Icon node={ChevronDown} />
          {schoolClass.name}
          <span>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>({strings.topics(count)})</VisuallyHidden>
          </span>
        </button>
      </Title>
      <div id={id} hidden={!open}>
        {open && children}
        {count === 0 && (
          <Empty size="sm" tone="muted">
            {strings.noTopics}
          </Empty>
        )}
      </div>
    </section>
  );
};
