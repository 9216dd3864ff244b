import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onReset` when the form of an input is reset, which changes neither state nor hidden inputs. */
export const useFormReset = (input: RefObject<HTMLInputElement | null>, onReset: () => void): void => {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = input.current?.form;
    const reset = () => latest.current();
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [input]);
};
