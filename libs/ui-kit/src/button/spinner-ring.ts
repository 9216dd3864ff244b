import { styled } from 'styled-components';

/** A rotating ring with a gap, centred over its parent; static with reduced motion. */
export const SpinnerRing = styled.span`
  position: absolute;
  inset: 0;
  width: 1.25em;
  height: 1.25em;
  margin: auto;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: var(--ui-radius-round);
  animation: ui-spin 800ms linear infinite;

  @keyframes ui-spin {
    to {
      rotate: 1turn;
    }
  }
`;
