import { useEffect, useRef, useState } from 'react';

/**
 * A list behind a button. A choice, Escape, and a press or focus outside close it; after a choice and Escape the button has the
 * focus.
 * @returns `host`: ref of the element around button and list, the last of which has `data-actions`
 */
export function useOverflow() {
  const host = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = host.current;
    if (!isOpen || !element) return undefined;
    const list = element.querySelector('[data-actions]');
    const close = (): void => setOpen(false);
    // The focused button of the list is hidden then.
    const closeAndFocus = (): void => {
      close();
      element.querySelector('button')?.focus();
    };
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !element.contains(target)) close();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      // Escape in an open dialog closes the dialog only.
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      closeAndFocus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', onKeyDown);
    list?.addEventListener('click', closeAndFocus);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', onKeyDown);
      list?.removeEventListener('click', closeAndFocus);
    };
  }, [isOpen]);
  return { host, isOpen, toggle: () => setOpen(!isOpen) };
}
