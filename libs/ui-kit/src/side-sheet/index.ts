export { SideSheet, type SideSheetProps } from './side-sheet.js';
