// @ts-check
// Renders all pages and prints them as JSON. A process of its own: it takes React as visitors get it.
const [bundle = ''] = process.argv.slice(2);
/** @type {typeof import('../src/prerender.js')} */
const { renderExperiment, renderIndex, slugs } = await import(bundle);

const pages = [await renderIndex()];
for (const slug of slugs) pages.push(await renderExperiment(slug));
process.stdout.write(JSON.stringify(pages));
