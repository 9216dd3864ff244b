// npm run write:preview -w @zarra/images: writes the images that other sites show. The link preview (Open Graph) is drawn by
// our own model, the icon of a phone's home screen is our sign; Chromium turns both into pixels, which differ from one
// Chromium to the next, so the preview's drawing is stored beside, and a test compares it.
import { readFile, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, NO_CHROMIUM_MESSAGE } from '@zarra/tools/chromium';
import { colors } from '@zarra/ui-kit';
import { drawPreview, size } from './preview-orbit.js';

const MAX_BYTES = 100_000;
/** Icon of Apple's devices. They show a transparent icon on black, so it has the background of the light theme. */
const ICON = { size: 180, margin: 22, paper: colors.light.page };

const site = new URL('../../../apps/web/public/', import.meta.url);

async function paint(browser: Browser, html: string, viewport: typeof size, name: string): Promise<void> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1 });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${html}`);
  const png = await page.screenshot({ type: 'png' });
  if (png.length > MAX_BYTES) throw new Error(`${name} has ${png.length} bytes, more than ${MAX_BYTES}`);
  await writeFile(new URL(name, site), png);
  console.log(`${name}: ${viewport.width} × ${viewport.height}, ${png.length} bytes`);
}

const executablePath = await findChromium();
if (executablePath === undefined) throw new Error(NO_CHROMIUM_MESSAGE);
const inner = ICON.size - 2 * ICON.margin;
const sign = await readFile(new URL('favicon.svg', site), 'utf8');
const icon =
  `<div style="width:${inner}px;padding:${ICON.margin}px;background:${ICON.paper}">` +
  `${sign.replace('<svg', `<svg width="${inner}" height="${inner}"`)}</div>`;
const preview = drawPreview();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
try {
  await writeFile(new URL('link-preview.svg', import.meta.url), preview);
  await paint(browser, preview, size, 'og.png');
  await paint(browser, icon, { width: ICON.size, height: ICON.size }, 'apple-touch-icon.png');
} finally {
  await browser.close();
}
