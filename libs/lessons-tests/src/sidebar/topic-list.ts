import { styled } from 'styled-components';

/** Topics under each other. */
export const TopicList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  padding-bottom: var(--ui-space-2);
`;
