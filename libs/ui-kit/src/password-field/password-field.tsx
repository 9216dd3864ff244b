'use client';
import { forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { TrailingButton } from '../field/trailing-button.js';
import { Icon } from '../icon/icon.js';
import { eyeOff } from '../icons/eye-off.js';
import { eye } from '../icons/eye.js';
import { useMessages } from '../messages/messages.js';
import { TextField, type TextFieldProps } from '../text-field/text-field.js';

/** A password must not be corrected, capitalised or sent to a spelling service. */
const exactInput = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Props of {@link PasswordField}, besides those of `TextField`. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /**
   * Accessible name of the button while the password is hidden, and while it is visible. Default: the texts of the
   * `MessagesProvider`.
   */
  toggleLabels?: { show: string; hide: string } | undefined;
}

/**
 * A password field with a button that shows the password. The button keeps the caret and does not submit the form. A
 * submit hides the password: browsers would save a visible one as ordinary text.
 *
 * When to use: every password. Set `autoComplete`: `current-password` or `new-password`.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  ({ toggleLabels, ...rest }, ref) => {
    const messages = useMessages({ showPassword: toggleLabels?.show, hidePassword: toggleLabels?.hide });
    const input = useRef<HTMLInputElement>(null);
    const caret = useRef<[number | null, number | null] | undefined>(undefined);
    const [isVisible, setIsVisible] = useState(false);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);

    useEffect(() => {
      const form = input.current?.form;
      const hide = () => setIsVisible(false);
      form?.addEventListener('submit', hide);
      return () => form?.removeEventListener('submit', hide);
    }, []);

    // Browsers move the caret when the type changes.
    useLayoutEffect(() => {
      if (caret.current && document.activeElement === input.current) {
        input.current?.setSelectionRange(...caret.current);
      }
    }, [isVisible]);

    const toggle = () => {
      caret.current = [input.current?.selectionStart ?? null, input.current?.selectionEnd ?? null];
      setIsVisible(!isVisible);
    };

    return (
      <TextField
        {...exactInput}
        {...rest}
        ref={input}
        type={isVisible ? 'text' : 'password'}
        trailing={
          <TrailingButton
            type="button"
            aria-label={isVisible ? messages.hidePassword : messages.showPassword}
            disabled={rest.disabled}
            // The focus stays in the field, and the keyboard of a phone stays open.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            {isVisible ? <Icon path={eyeOff} /> : <Icon path={eye} />}
          </TrailingButton>
        }
      />
    );
  },
);
