'use client';
import { forwardRef, type ChangeEvent, type ClipboardEvent, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, type FieldLabelProps } from '../field/field-frame.js';

// The boxes become narrower in a narrow column; without container units they have the width that fits a small phone.
const Row = styled.span`
  display: block;
  container-type: inline-size;

  & > span {
    --cell: 2.75rem;
    position: relative;
    display: grid;
    grid-template-columns: repeat(var(--length), calc(var(--cell) - var(--ui-space-1)));
    column-gap: var(--ui-space-1);
    width: calc(var(--cell) * var(--length) - var(--ui-space-1));
    overflow: hidden;
    overflow: clip;
    border-radius: var(--ui-radius);
    direction: ltr;
  }
  @supports (width: 1cqi) {
    & > span {
      --cell: min(3rem, (100cqi + var(--ui-space-1)) / var(--length));
    }
  }
  & > span:focus-within {
    outline: var(--ui-focus);
    outline-offset: var(--ui-focus-gap);
  }
  & i {
    height: var(--ui-control-lg);
    border: var(--ui-hairline-strong);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    transition: border-color var(--ui-fast) var(--ui-ease);
  }
  & > span:hover i {
    border-color: var(--ui-color-accent);
  }
  & > span > input[aria-invalid='true'] ~ i {
    border-color: var(--ui-color-wrong);
    box-shadow: inset 0 0 0 1px var(--ui-color-wrong);
  }
  & > span > input:disabled ~ i {
    border-color: var(--ui-color-line);
    background: var(--ui-color-sunken);
  }
`;

// One digit per box by letter spacing. One clipped cell more than boxes: the caret after the last digit would scroll the
// text. In forced colours, browsers put a background behind text, which would cover the borders of the boxes.
const Input = styled.input`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  width: calc(var(--cell) * (var(--length) + 1));
  padding: 0;
  padding-inline-start: calc((var(--cell) - var(--ui-space-1) - 1ch) / 2);
  border: 0;
  outline: none;
  background: transparent;
  color: var(--ui-color-text);
  font: var(--ui-weight-strong) var(--ui-type-lg) / 1 var(--ui-font-code);
  letter-spacing: calc(var(--cell) - 1ch);

  &:disabled {
    color: var(--ui-color-muted);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;

    &:disabled {
      color: GrayText;
    }
  }
`;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Props of {@link OtpField}, besides those of a native `input`. */
export interface OtpFieldProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'inputMode' | 'size' | 'maxLength' | 'placeholder'>,
    FieldLabelProps {
  /** Number of digits, at most eight. Default 6. */
  length?: number | undefined;
  /** Called with the code when its last digit is entered. */
  onComplete?: ((code: string) => void) | undefined;
}

/**
 * A one-time code of digits: a single text input, drawn as one box per digit. Phones suggest the code of a message, and
 * screen readers, paste and Backspace work as in every text field. Other characters than digits are removed.
 *
 * When to use: a code from a message or an authenticator. Keep a button that submits it: `onComplete` is a shortcut.
 *
 * Keyboard: like a text field.
 */
export const OtpField = forwardRef<HTMLInputElement, OtpFieldProps>(
  ({ length = 6, onComplete, ...field }, ref) => {
    const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const code = digitsOf(input.value);
      if (code !== input.value) input.value = code;
      field.onChange?.(event);
      if (code.length === length) onComplete?.(code);
    };
    // Browsers cut a pasted text to the maximum length before they report it: "123 456" would lose its last digit.
    const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
      field.onPaste?.(event);
      const text = event.clipboardData.getData('text');
      const digits = digitsOf(text);
      const input = event.currentTarget;
      if (event.defaultPrevented || digits === text || input.readOnly) return;
      event.preventDefault();
      const start = input.selectionStart ?? input.value.length;
      const end = input.selectionEnd ?? start;
      const room = length - input.value.length + end - start;
      input.setRangeText(digits.slice(0, room), start, end, 'end');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    return (
      <FieldFrame field={field}>
        {(control) => (
          <Row style={{ '--length': length }}>
            <span>
              <Input
                autoComplete="one-time-code"
                {...control}
                ref={ref}
                type="text"
                inputMode="numeric"
                maxLength={length}
                onChange={handleChange}
                onPaste={handlePaste}
              />
              {Array.from({ length }, (_, index) => (
                <i key={index} aria-hidden="true" />
              ))}
            </span>
          </Row>
        )}
      </FieldFrame>
    );
  },
);
