export { saveFile } from './save-file.js';
