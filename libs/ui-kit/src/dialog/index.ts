export { dialogCommand } from './dialog-command.js';
