// npm run write -w @zarra/images: writes the catalogue's images. A test lists those that differ from the drawn ones.
import { writeFile } from 'node:fs/promises';
import { drawCatalogue, imageFolder } from './catalogue.js';

const images = await drawCatalogue();
for (const [file, svg] of images) await writeFile(new URL(file, imageFolder), svg);
console.log(`${images.size} images written`);
