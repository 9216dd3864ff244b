'use client';
import { useRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Search, X } from 'lucide';
import { Icon } from '../icon/icon.js';
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
export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'>, FieldLabelProps {
  /** The text. */
  value: string;
  /** Called with the text at each keystroke, and with an empty string when it is cleared. */
  onValueChange: (value: string) => void;
  /** Accessible name of the clear button. Default: the text of the `MessagesProvider`. */
  clearLabel?: string | undefined;
}

/**
 * A search input that filters a list during typing.
 *
 * When to use: above a list. Announce the number of results in a live region next to the list.
 */
export const SearchField = ({ value, onValueChange, clearLabel, ...field }: SearchFieldProps) => {
  const messages = useMessages({ clear: clearLabel });
  const row = useRef<HTMLSpanElement>(null);
  const clear = () => {
    onValueChange('');
    row.current?.querySelector('input')?.focus();
  };
  return (
    <FieldFrame field={field}>
      {(control) => (
        <Row ref={row}>
          <Icon node={Search} />
          <Input
            autoComplete="off"
            enterKeyHint="search"
            {...control}
            type="search"
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          {value !== '' && (
            <button type="button" aria-label={messages.clear} onClick={clear}>
              <Icon node={X} />
            </button>
          )}
        </Row>
      )}
    </FieldFrame>
  );
};
