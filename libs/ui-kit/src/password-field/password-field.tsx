'use client';
import { forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Eye, EyeOff } from 'lucide';
import { Icon } from '../icon/icon.js';
import { TextField, type TextFieldProps } from '../text-field/text-field.js';

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: var(--ui-target);
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--ui-radius);
  background: transparent;
  color: var(--ui-color-muted);
  cursor: pointer;

  &:hover {
    color: var(--ui-color-text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

/** Letters of a password are exact: nothing may be corrected, capitalised or sent to a spelling service. */
const exact = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Props of {@link PasswordField}, besides those of `TextField`. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** What the button at the end is called: while the password is hidden, and while it is shown. */
  toggleLabels: { show: string; hide: string };
}

/**
 * A password, with a button that shows it. The caret stays where it was, the button never sends the form, and a form
 * that is sent hides the password again, so that browsers do not remember it as an ordinary text.
 *
 * When to use: every password. Give `autoComplete`: `current-password` or `new-password`.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  ({ toggleLabels, ...rest }, ref) => {
    const input = useRef<HTMLInputElement>(null);
    const caret = useRef<[number | null, number | null] | undefined>(undefined);
    const [shown, setShown] = useState(false);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);

    useEffect(() => {
      const form = input.current?.form;
      const hide = () => setShown(false);
      form?.addEventListener('submit', hide);
      return () => form?.removeEventListener('submit', hide);
    }, []);

    // Browsers move the caret when the type changes.
    useLayoutEffect(() => {
      if (caret.current && document.activeElement === input.current) {
        input.current?.setSelectionRange(...caret.current);
      }
    }, [shown]);

    const toggle = () => {
      caret.current = [input.current?.selectionStart ?? null, input.current?.selectionEnd ?? null];
      setShown(!shown);
    };

    return (
      <TextField
        {...exact}
        {...rest}
        ref={input}
        type={shown ? 'text' : 'password'}
        trailing={
          <Toggle
            type="button"
            aria-label={shown ? toggleLabels.hide : toggleLabels.show}
            disabled={rest.disabled}
            // A press leaves the focus in the field, and with it the keyboard of a phone.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            {shown ? <Icon node={EyeOff} /> : <Icon node={Eye} />}
          </Toggle>
        }
      />
    );
  },
);
