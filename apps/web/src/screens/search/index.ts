// One chunk for the dialog and the page: each name of a chunk costs bytes in the first script of every page.
export { SearchDialog } from './search-dialog.js';
export { SearchScreen } from './search-screen.js';
