'use client';
import { createContext, useContext } from 'react';

/** What {@link useToast} returns. Each call shows a message and gives its id. The object never changes. */
export interface ToastApi {
  /** Something to know. */
  info: (text: string) => number;
  /** Something went well. */
  success: (text: string) => number;
  /** Something to take care of. */
  warning: (text: string) => number;
  /** Something failed; it is read out at once. Errors of a form also stay beside the field. */
  error: (text: string) => number;
  /** Takes a message away before its time. */
  dismiss: (id: number) => void;
}

export const ToastContext = createContext<ToastApi | undefined>(undefined);

/** Shows short messages at the top right: `useToast().success('…')`. */
export const useToast = (): ToastApi => {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast() found no <ToastProvider>. Put one around the application, once.');
  return api;
};
