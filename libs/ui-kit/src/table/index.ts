export type { TableSort } from './sort-button.js';
export { Table, type TableColumn, type TableProps, type TableRowKey, type TableSelection } from './table.js';
export { TableScroll, type TableScrollProps } from './table-scroll.js';
