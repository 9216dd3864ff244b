import { Combobox as Base } from '@base-ui/react/combobox';
import { styled } from 'styled-components';
import { iconButtonCss } from '../icon/icon-button-css.js';

/** The chips and the input of a multi-select, in as many rows as they need. */
export const ChipRow = styled(Base.Chips)`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--ui-space-1);
  min-width: 0;
  padding-inline-start: var(--ui-space-1);

  & > input {
    flex: 1 1 2.5rem;
    width: auto;
    padding-inline: var(--ui-space-1);
  }
  & > div ~ input:disabled {
    flex-basis: 0;
    padding: 0;
  }
`;

/** One selected option. */
export const OptionChip = styled(Base.Chip)`
  display: flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  min-height: 2rem;
  margin-block: calc((var(--ui-target) - 2rem) / 2 - 1px);
  padding-inline-start: var(--ui-space-2);
  border: var(--ui-hairline);
  border-radius: calc(var(--ui-radius) - 2px);
  background: var(--ui-color-sunken);
  font-size: var(--ui-type-sm);
  overflow-wrap: anywhere;

  & > span {
    min-width: 0;
  }
  &:focus {
    outline: var(--ui-focus);
    outline-offset: -1px;
  }
  & > button {
    ${iconButtonCss}
    position: relative;
    align-self: stretch;
    width: 2rem;
  }
  /* The touch target is larger than the button: it reaches the neighbouring rows, and over the end of the label. */
  & > button::after {
    position: absolute;
    inset-block: calc((2rem - var(--ui-target)) / 2 - 1px);
    inset-inline: calc(2rem - var(--ui-target)) 0;
    content: '';
  }
  & > button > svg {
    width: 1rem;
    height: 1rem;
  }
  &[aria-disabled] {
    color: var(--ui-color-muted);
  }
  &[aria-disabled] > button {
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
