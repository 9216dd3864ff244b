import path from 'node:path';

/** The folder of the API: a built program and this file are both one level below it. */
export const API_FOLDER = path.resolve(import.meta.dirname, '..');
