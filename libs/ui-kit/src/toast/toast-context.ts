'use client';
import { createContext, useContext } from 'react';

/** The return value of {@link useToast}, a stable object. Each call shows a toast and returns its id. */
export interface ToastApi {
  /** Shows information. */
  info: (text: string) => number;
  /** Shows a success. */
  success: (text: string) => number;
  /** Shows a warning. */
  warning: (text: string) => number;
  /** Shows an error, announced at once. Show errors of a form also at its fields. */
  error: (text: string) => number;
  /** Removes a toast. */
  dismiss: (id: number) => void;
}

export const ToastContext = createContext<ToastApi | undefined>(undefined);

/** Shows toasts: `useToast().success('…')`. */
export const useToast = (): ToastApi => {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast() found no <ToastProvider>. Put one around the application, once.');
  return api;
};
