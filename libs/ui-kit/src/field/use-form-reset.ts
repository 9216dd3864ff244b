import { useEffect, type RefObject } from 'react';

/** Runs `onReset` when the form of the input is reset: browsers reset neither hidden inputs nor state. */
export const useFormReset = (input: RefObject<HTMLInputElement | null>, onReset: () => void) => {
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  });
};
