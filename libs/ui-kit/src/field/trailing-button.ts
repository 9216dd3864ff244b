import { styled } from 'styled-components';
import { iconButtonCss } from '../icon/icon-button-css.js';

/** A button with an icon at the end of a text field. */
export const TrailingButton = styled.button`
  ${iconButtonCss}
  width: var(--ui-target);
  height: 100%;

  &:focus-visible {
    outline-offset: -3px;
  }
  & > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;
