'use client';
import { forwardRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { cross } from '../icons/cross.js';
import { search } from '../icons/search.js';
import { iconButtonCss } from '../icon/icon-button-css.js';
import { controlCss, iconRowCss } from '../field/field-css.js';
import { FieldFrame, type FieldLabelProps } from '../field/field-frame.js';
import { useMessages } from '../messages/messages.js';

const Row = styled.span`
  ${iconRowCss}

  & > button {
    ${iconButtonCss}
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: var(--ui-control);
  }
  & > button:focus-visible {
    outline-offset: -3px;
  }
  & > button > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

// The native clear button has no label and is too small for touch.
const Input = styled.input`
  ${controlCss}
  appearance: none;
  padding-inline: var(--ui-space-10) var(--ui-space-12);

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** Props of {@link SearchField}, besides those of a native `input`. */
export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldLabelProps {
  /** Accessible name of the clear button. Default: the text of the `MessagesProvider`. */
  clearLabel?: string | undefined;
}

/**
 * A search input that filters a list during typing. `onChange` also runs when the user clears it. The clear button is hidden
 * while a controlled field is empty.
 *
 * When to use: above a list. Announce the number of results in a live region next to the list.
 */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(({ clearLabel, ...field }, ref) => {
  const messages = useMessages({ clear: clearLabel });
  const clear = ({ currentTarget: { previousElementSibling } }: MouseEvent) => {
    const input = previousElementSibling as HTMLInputElement;
    // Unlike an assignment to `value`, React handles this as an input of the user.
    input.setRangeText('', 0, input.value.length);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  return (
    <FieldFrame field={field}>
      {(control) => (
        <Row>
          <Icon path={search} />
          <Input autoComplete="off" enterKeyHint="search" {...control} ref={ref} type="search" />
          {field.value !== '' && (
            <button type="button" aria-label={messages.clear} onClick={clear}>
              <Icon path={cross} />
            </button>
          )}
        </Row>
      )}
    </FieldFrame>
  );
});
