// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const packed = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);
const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('') + '°–αβγ';

/**
 * Lays the site's typeface ready as the renderer of SVG wants it: unpacked, one weight.
 *
 * @param {string} folder
 * @returns {Promise<string>} path of a fontconfig file that knows these fonts alone
 */
export async function layFonts(folder) {
  const fonts = path.join(folder, 'fonts');
  await mkdir(fonts, { recursive: true });
  for (const set of ['latin', 'greek']) {
    for (const slant of ['normal', 'italic']) {
      const font = await readFile(path.join(packed, `inter-${set}-wght-${slant}.woff2`));
      const unpacked = await subsetFont(font, letters, {
        targetFormat: 'truetype',
        variationAxes: { wght: 500 },
      });
      await writeFile(path.join(fonts, `${set}-${slant}.ttf`), unpacked);
    }
  }
  const config = path.join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${path.join(folder, 'cache')}</cachedir></fontconfig>\n`,
  );
  return config;
}
