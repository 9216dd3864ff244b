import { styled } from 'styled-components';

/** Buttons in a row; those that are pressed are seen to be. */
export const ButtonGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-2);

  && > [aria-pressed='true'] {
    border-color: var(--ui-color-accent);
    background: var(--ui-color-accent-soft);
    color: var(--ui-color-accent);
  }
`;
