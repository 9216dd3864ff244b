// @ts-check
// Renders the pages of one screen and prints them as JSON. A process of its own: the names of styles count from one, as they
// do in a browser that opens such a page.
const [bundle = '', screen = '', origin = ''] = process.argv.slice(2);
/** @type {typeof import('../src/prerender.js')} */
const { addressesOf, renderPage } = await import(bundle);

const name = /** @type {import('../src/prerender.js').ScreenWithPages} */ (screen);
const pages = [];
for (const address of await addressesOf(name, origin)) {
  pages.push({ address, ...(await renderPage(name, address, origin)) });
}
process.stdout.write(JSON.stringify(pages));
