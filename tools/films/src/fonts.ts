import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const packed = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);
const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('') + '°–αβγ';

/**
 * Writes the site's typeface into a folder as the renderer of SVG needs it: unpacked, one weight.
 *
 * @returns path of a fontconfig file with these fonts only
 */
export async function prepareFonts(folder: string): Promise<string> {
  const fonts = path.join(folder, 'fonts');
  await mkdir(fonts, { recursive: true });
  for (const name of ['latin-wght-normal', 'latin-wght-italic', 'greek-wght-normal', 'greek-wght-italic']) {
    const font = await readFile(path.join(packed, `inter-${name}.woff2`));
    const unpacked = await subsetFont(font, letters, {
      targetFormat: 'truetype',
      variationAxes: { wght: 500 },
    });
    await writeFile(path.join(fonts, `${name}.ttf`), unpacked);
  }
  const config = path.join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${path.join(folder, 'cache')}</cachedir></fontconfig>\n`,
  );
  return config;
}
