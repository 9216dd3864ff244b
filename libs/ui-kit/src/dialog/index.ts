export { dialogCommand } from './dialog-command.js';
export type { DialogCloseReason } from './use-dialog.js';
