export { ToastProvider, type ToastProviderProps } from './toast.js';
export { useToast, type ToastApi } from './toast-context.js';
