import type { SchoolClass } from '@zarra/api-client/classroom';
import { localDeviceStorage } from '@zarra/api-client/storage';
import { OPEN_CLASSES_KEY } from '@zarra/api-client/storage-keys';
import { Icon, Text, useHydrated, VisuallyHidden } from '@zarra/ui-kit';
import { chevronDown } from '@zarra/ui-kit/icons/chevron-down';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from '../messages/page-strings.js';

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
const Count = styled.span`
  margin-inline-start: auto;
  color: var(--ui-color-muted);
  font-size: var(--ui-type-xs);
`;
const Empty = styled(Text)`
  padding: var(--ui-space-2) var(--ui-space-3);
`;

/** Vertical list of topics. */
export const TopicList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  padding-bottom: var(--ui-space-2);
`;

interface ClassGroupProps {
  schoolClass: SchoolClass;
  open: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Its topics. */
  children: ReactNode;
}

/** A class that collapses its topics, before hydration too. */
export const ClassGroup = ({ schoolClass, open, onToggle, children }: ClassGroupProps) => {
  const strings = usePageMessages();
  const count = schoolClass.lessons.length;
  return (
    <Group open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <Icon path={chevronDown} />
        <h3>{schoolClass.name}</h3>
        <Count>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>({strings.topics(count)})</VisuallyHidden>
        </Count>
      </summary>
      {children}
      {count === 0 && schoolClass.chapters.length === 0 && (
        <Empty size="sm" tone="muted">
          {strings.noTopics}
        </Empty>
      )}
    </Group>
  );
};

type ClassId = SchoolClass['id'];

/** Ids of the classes that were last open on this device. */
function readOpenClasses(): ClassId[] {
  try {
    const ids: unknown = JSON.parse(localDeviceStorage.get(OPEN_CLASSES_KEY) ?? '[]');
    return Array.isArray(ids)
      ? ids.filter((id): id is ClassId => ['number', 'string'].includes(typeof id))
      : [];
  } catch {
    return [];
  }
}

/** Ids of the open classes and a setter. The class of the current topic opens, and can be closed again. */
export function useOpenClasses(
  current: ClassId | undefined,
): [ReadonlySet<ClassId>, (id: ClassId, isOpen: boolean) => void] {
  const [open, setOpen] = useState<ReadonlySet<ClassId>>(new Set<ClassId>());
  const [lastCurrent, setLastCurrent] = useState<ClassId>();
  const hydrated = useHydrated();
  const [isRestored, setIsRestored] = useState(false);

  if (current !== undefined && current !== lastCurrent) {
    setLastCurrent(current);
    setOpen(new Set([...open, current]));
  }
  // The first render must equal the server's, which has no access to this device's storage.
  if (hydrated && !isRestored) {
    setIsRestored(true);
    setOpen(new Set([...open, ...readOpenClasses(), ...(current === undefined ? [] : [current])]));
  }
  const setOpenClass = (id: ClassId, isOpen: boolean) => {
    // A `details` element fires `toggle` for its initial state too.
    if (open.has(id) === isOpen) return;
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
    localDeviceStorage.set(OPEN_CLASSES_KEY, JSON.stringify([...next]));
  };
  return [open, setOpenClass];
}
