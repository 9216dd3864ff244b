import type { AriaAttributes, ReactNode } from 'react';
import { css } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { circleAlert } from '../icons/circle-alert.js';

/** The messages under a control. */
export interface FieldMessageProps {
  /** Help that is always shown: format, reason, example. */
  hint?: ReactNode;
  /** Error message: the problem and its solution. Marks the field as invalid. */
  error?: ReactNode;
}

/** Attributes that connect the control with this id with its messages and other descriptions. */
export const messageAria = (
  id: string,
  { hint, error, ...control }: FieldMessageProps & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>,
) => ({
  'aria-describedby':
    [control['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') ||
    undefined,
  'aria-invalid': error ? true : control['aria-invalid'],
});

/** Styles of {@link FieldMessages} and {@link RequiredMark}, for their parent element. */
export const messagesCss = css`
  & [data-required] {
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
    /* As high as a line: the icon stands in the middle of the first. */
    height: 1.4em;
  }
`;

/** Hint and error of the field with this id. */
export const FieldMessages = ({ id, hint, error }: FieldMessageProps & { id: string }) => (
  <>
    {hint && <p id={`${id}-hint`}>{hint}</p>}
    {error && (
      <p id={`${id}-error`} data-error="">
        <Icon path={circleAlert} />
        <span>{error}</span>
      </p>
    )}
  </>
);

/** The asterisk of a required field. Hidden from screen readers: they read the `required` attribute. */
export const RequiredMark = () => (
  <span aria-hidden="true" data-required="">
    {' *'}
  </span>
);
