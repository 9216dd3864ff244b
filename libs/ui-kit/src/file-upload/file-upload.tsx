'use client';
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { FieldFrame, type FieldLabelProps } from '../field/field-frame.js';
import { iconButtonCss } from '../icon/icon-button-css.js';
import { Icon } from '../icon/icon.js';
import { cross } from '../icons/cross.js';
import { upload } from '../icons/upload.js';
import { useLocale, useMessages, withValue } from '../messages/messages.js';
import { numberFormat } from '../number-field/decimal-number.js';

// The transparent native input covers the area: the browser opens its dialog at a click and accepts dropped files.
const Area = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--ui-space-2);
  min-height: calc(var(--ui-control) * 2);
  padding: var(--ui-space-4);
  border: 1px dashed var(--ui-color-line-strong);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  color: var(--ui-color-accent);
  font-size: var(--ui-type-sm);
  font-weight: var(--ui-weight-strong);
  line-height: 1.4;
  text-align: center;
  overflow-wrap: anywhere;
  transition: border-color var(--ui-fast) var(--ui-ease);

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  &:hover,
  &[data-dragging] {
    border-color: var(--ui-color-accent);
  }
  &[data-dragging] {
    border-style: solid;
    background: var(--ui-color-accent-soft);
  }
  &:has(:focus-visible) {
    outline: var(--ui-focus);
    outline-offset: -1px;
  }
  @supports not selector(:has(*)) {
    &:focus-within {
      outline: var(--ui-focus);
      outline-offset: -1px;
    }
  }
  &[data-invalid] {
    border-color: var(--ui-color-wrong);
  }
  &[data-disabled] {
    border-color: var(--ui-color-line);
    background: var(--ui-color-sunken);
    color: var(--ui-color-muted);
  }
  &[data-disabled] > input {
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--ui-space-1);
  padding: 0;
  margin: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
    padding-inline-start: var(--ui-space-3);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    font-size: var(--ui-type-sm);
    line-height: 1.4;
  }
  & > li > span {
    flex: 1;
    min-width: 0;
    padding-block: var(--ui-space-1);
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--ui-color-muted);
    font-size: inherit;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & button {
    ${iconButtonCss}
    width: var(--ui-control);
    height: var(--ui-control);
  }
  & button:disabled {
    cursor: not-allowed;
  }
  & button > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

/** The size with at most one decimal, rounded up. */
const sizeText = (
  bytes: number,
  messages: Record<'bytes' | 'kilobytes' | 'megabytes', string | ((bytes: number) => string)>,
  locale: string,
): string => {
  const [unit, divisor] =
    bytes < 1e3
      ? (['bytes', 1] as const)
      : bytes < 1e6
        ? (['kilobytes', 1e3] as const)
        : (['megabytes', 1e6] as const);
  const message = messages[unit];
  if (typeof message === 'function') return message(bytes);
  return withValue(message, numberFormat(locale).format(Math.ceil((bytes / divisor) * 10) / 10));
};

/** Props of {@link FileUpload}, besides those of a native file `input`: `accept`, `multiple`, `onChange`, `name`. */
export interface FileUploadProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'value' | 'defaultValue'>, FieldLabelProps {
  /**
   * Text in the area: choose a file or drop it here. It is part of the accessible name. Default: the text of the
   * `MessagesProvider`.
   */
  chooseLabel?: ReactNode;
  /** Accessible name of the button that removes the file with this name. Default: the text of the `MessagesProvider`. */
  removeLabel?: ((name: string) => string) | undefined;
  /** Text for a size in bytes, such as "1,2 MB". Default: the texts of the `MessagesProvider`. */
  sizeLabel?: ((bytes: number) => string) | undefined;
}

/**
 * A native file input with an area to drop files, and the list of the chosen files. A new choice replaces the list.
 *
 * When to use: homework, a photo of a notebook, a table of measurements. `accept` only filters the dialog: check type and
 * size in `onChange` and pass `error`. Removing a file also calls `onChange`, with the remaining files.
 *
 * Keyboard:
 * - Tab focuses the area, then the button of each file.
 * - Space and Enter open the dialog of the browser, or remove the file.
 */
export const FileUpload = forwardRef<HTMLInputElement, FileUploadProps>(
  ({ chooseLabel, removeLabel, sizeLabel, onChange, ...field }, ref) => {
    const messages = useMessages({
      chooseFile: chooseLabel,
      removeFile: removeLabel,
      bytes: sizeLabel,
      kilobytes: sizeLabel,
      megabytes: sizeLabel,
    });
    const locale = useLocale(undefined);
    const input = useRef<HTMLInputElement>(null);
    const [files, setFiles] = useState<readonly File[]>([]);
    const [dragging, setDragging] = useState(false);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);

    // Shows files chosen before hydration, and clears the list with the form.
    useEffect(() => {
      const element = input.current;
      setFiles([...(element?.files ?? [])]);
      const onReset = ({ target }: Event) => {
        if (target === element?.form) setFiles([]);
      };
      document.addEventListener('reset', onReset);
      return () => document.removeEventListener('reset', onReset);
    }, []);

    // The list of an input is read-only: a new one replaces it. React handles the event as a choice of the user.
    const remove = (file: File) => {
      const element = input.current;
      if (!element) return;
      const remaining = new DataTransfer();
      for (const each of files) if (each !== file) remaining.items.add(each);
      element.files = remaining.files;
      element.dispatchEvent(new Event('change', { bubbles: true }));
      element.focus();
    };

    return (
      <FieldFrame field={field}>
        {(control) => (
          <>
            <Area
              data-dragging={dragging || undefined}
              data-invalid={control['aria-invalid']}
              data-disabled={control.disabled || undefined}
              onDragEnter={() => setDragging(!control.disabled)}
              onDragLeave={() => setDragging(false)}
              onDrop={() => setDragging(false)}
            >
              <Icon path={upload} />
              <span>{messages.chooseFile}</span>
              <input
                {...control}
                ref={input}
                type="file"
                onChange={(event) => {
                  setFiles([...(event.currentTarget.files ?? [])]);
                  onChange?.(event);
                }}
              />
            </Area>
            {files.length > 0 && (
              <List>
                {files.map((file, index) => (
                  <li key={`${index} ${file.name}`}>
                    <span>
                      {file.name} <small>{sizeText(file.size, messages, locale)}</small>
                    </span>
                    <button
                      type="button"
                      aria-label={withValue(messages.removeFile, file.name)}
                      disabled={control.disabled}
                      onClick={() => remove(file)}
                    >
                      <Icon path={cross} />
                    </button>
                  </li>
                ))}
              </List>
            )}
          </>
        )}
      </FieldFrame>
    );
  },
);
