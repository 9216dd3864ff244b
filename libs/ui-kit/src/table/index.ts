export { Table, type TableColumn, type TableProps } from './table.js';
export { TableScroll, type TableScrollProps } from './table-scroll.js';
