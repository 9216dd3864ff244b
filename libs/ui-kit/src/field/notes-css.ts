import { css } from 'styled-components';

/** The look of what {@link FieldNotes} and {@link RequiredMark} draw, for the element they stand in. */
export const notesCss = css`
  & [data-mark] {
    color: var(--ui-color-wrong);
  }
  & > p {
    display: flex;
    gap: var(--ui-space-1);
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    line-height: 1.4;
  }
  & > [data-error] {
    color: var(--ui-color-wrong);
  }
  & > p > svg {
    flex: none;
    width: 1.1em;
    margin-top: 0.13em;
  }
`;
