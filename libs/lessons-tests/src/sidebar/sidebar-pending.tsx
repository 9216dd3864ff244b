import { Heading, Skeleton } from '@zarra/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';
import { SideColumn } from './sidebar.js';

const Places = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ui-space-4);
`;

/** The list of topics on its way. The lesson's column says so in words. */
export const SidebarPending = () => {
  const id = useId();
  return (
    <SideColumn aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {strings.sidebar}
      </Heading>
      <Places>
        <Skeleton shape="title" />
        <Skeleton lines={5} />
        <Skeleton lines={4} />
      </Places>
    </SideColumn>
  );
};
