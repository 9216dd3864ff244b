// Prints the pictures of all experiments' states as JSON. The build of the site runs it: a build cannot import the
// experiments' sources.
import { drawStatePictures } from './state-pictures.js';

process.stdout.write(JSON.stringify(await drawStatePictures()));
