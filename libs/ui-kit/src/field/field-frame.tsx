import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenCss } from '../visually-hidden/hidden-css.js';
import { CircleAlert } from 'lucide';
import { Icon } from '../icon/icon.js';

const Frame = styled.div`
  display: grid;
  gap: var(--ui-space-1);
  min-width: 0;

  & > label {
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    line-height: 1.4;
  }
  & > [data-hidden-label] {
    ${hiddenCss}
  }
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

/** What every field of the kit takes besides its native props. */
export interface FieldWords {
  /** What to write or choose here. */
  label: ReactNode;
  /** Keeps the label for screen readers only. Only where the place itself says what the field is for. */
  hideLabel?: boolean | undefined;
  /** Help that is always shown: format, reason, example. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Its presence marks the field invalid. */
  error?: ReactNode;
}

interface FieldFrameProps extends FieldWords {
  id: string | undefined;
  required: boolean | undefined;
  describedBy: string | undefined;
  children: (ids: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label, hint and error around one control, tied together by ids. */
export const FieldFrame = ({
  label,
  hideLabel,
  hint,
  error,
  id,
  required,
  describedBy,
  children,
}: FieldFrameProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = hint ? `${fieldId}-hint` : undefined;
  const errorId = error ? `${fieldId}-error` : undefined;
  const described = [describedBy, hintId, errorId].filter(Boolean).join(' ');
  return (
    <Frame>
      <label htmlFor={fieldId} data-hidden-label={hideLabel || undefined}>
        {label}
        {required && (
          <span aria-hidden="true" data-mark="">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id: fieldId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <p id={hintId}>{hint}</p>}
      {error && (
        <p id={errorId} data-error="">
          <Icon node={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
    </Frame>
  );
};
