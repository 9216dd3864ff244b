export { SideSheet, type SideSheetCloseReason, type SideSheetProps } from './side-sheet.js';
