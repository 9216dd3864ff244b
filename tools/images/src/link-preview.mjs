// @ts-check
/**
 * Writes the pictures others show of the site: `node tools/images/src/link-preview.mjs`. The link preview (Open Graph) is drawn
 * by our own model, the icon of a phone's home screen is our sign; Chromium turns both into pixels, which differ from one
 * Chromium to the next, so the preview's drawing is kept beside. With `--check` writes nothing, needs no browser and ends
 * with 1 when the kept drawing differs from what would be drawn.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { CHROMIUM_ARGUMENTS, findChromium, HOW_TO_GET_CHROMIUM } from '../../run/find-chromium.mjs';
import { draw, height, width } from './preview-orbit.mjs';
import { picture } from './svg.mjs';

const MAX_BYTES = 100_000;
/** What Apple's devices ask for, and the paper of the light theme: they show a see-through icon on black. */
const ICON = { size: 180, margin: 22, paper: '#f8f6ef' };

const kept = new URL('link-preview.svg', import.meta.url);
const site = new URL('../../../apps/web/public/', import.meta.url);
const preview = picture(draw(), width, height);

/** @param {import('@playwright/test').Browser} browser @param {string} svg @param {{ width: number, height: number }} size @param {string} name */
async function paint(browser, svg, size, name) {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1 });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  const png = await page.screenshot({ type: 'png' });
  if (png.length > MAX_BYTES) throw new Error(`${name} has ${png.length} bytes, more than ${MAX_BYTES}`);
  await writeFile(new URL(name, site), png);
  console.log(`${name}: ${size.width} × ${size.height}, ${png.length} bytes`);
}

async function write() {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error(HOW_TO_GET_CHROMIUM);
  const { chromium } = await import('@playwright/test');
  const { size, margin, paper } = ICON;
  const sign = await readFile(new URL('favicon.svg', site), 'utf8');
  const inner = size - 2 * margin;
  const icon =
    `<div style="width:${inner}px;padding:${margin}px;background:${paper}">` +
    `${sign.replace('<svg', `<svg width="${inner}" height="${inner}"`)}</div>`;
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  try {
    await writeFile(kept, preview);
    await paint(browser, preview, { width, height }, 'og.png');
    await paint(browser, icon, { width: size, height: size }, 'apple-touch-icon.png');
  } finally {
    await browser.close();
  }
}

if (process.argv.includes('--check')) {
  const same = (await readFile(kept, 'utf8').catch(() => '')) === preview;
  console.log(same ? 'the link preview is as drawn' : 'link-preview.svg is not what link-preview.mjs draws');
  if (!same) process.exitCode = 1;
} else await write();
