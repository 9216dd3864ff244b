export { AlertDialog, type AlertDialogCancelReason, type AlertDialogProps } from './alert-dialog.js';
