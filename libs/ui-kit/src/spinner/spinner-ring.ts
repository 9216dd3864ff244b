import { styled } from 'styled-components';

/** A ring with a gap that turns, in the middle of what it lies over; without motion the gap alone says it. */
export const SpinnerRing = styled.span`
  position: absolute;
  inset: 0;
  width: 1.25em;
  height: 1.25em;
  margin: auto;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: var(--ui-radius-round);
  animation: ui-turn 800ms linear infinite;

  @keyframes ui-turn {
    to {
      rotate: 1turn;
    }
  }
`;
