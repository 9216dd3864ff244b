// @ts-check
import { escape, headTags } from '@zarra/tools/prerender/head-tags';
import { themeScript } from '@zarra/ui-kit';
import { criticalRules } from './critical-rules.mjs';

/**
 * Splits the built index.html into what each page needs of it.
 * @param {string} template
 */
export function readTemplate(template) {
  const app = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(template);
  const styles = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template);
  if (!app?.[1] || !styles?.[1]) throw new Error('index.html names no program or no stylesheet.');
  const bare = template
    .replace(/<title>[\s\S]*?<\/title>/, '<!--head-->')
    .replace(/<meta\s+name="description"[\s\S]*?>/, '')
    .replace(/<meta charset="utf-8"\s*\/?>/, `$&<script>${themeScript}</script>`);
  const lazy = bare
    .replace(app[0], '')
    .replace(styles[0], '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/, '');
  return { app: app[1], styles: styles[1], shell: bare, lazy };
}

/**
 * A page the browser renders: only its head is its own.
 * @param {string} shell
 * @param {import('../src/head/page-meta.js').PageMeta} meta
 * @param {string} title
 */
export const plainPage = (shell, meta, title) => shell.replace('<!--head-->', () => headTags(meta, title));

/**
 * Without the names by which components are only told apart: where no rule selects them, their random letters are 3 % of the
 * first page.
 * @param {string} html @param {string} css
 */
const withoutMarks = (html, css) =>
  html.replaceAll(/class="(sc-[\w-]+) /g, (whole, mark) => (css.includes(`.${mark}`) ? whole : 'class="'));

/**
 * A page that is there before any program runs: its styles stand in it, its program comes by the early script.
 * @param {{ lazy: string, app: string }} template
 * @param {import('../src/prerender.js').RenderedPage} page
 * @param {{ css: string, early: string, screen: string, state: string }} parts style rules of every page, the early
 * script, the addresses of the screen's program and of the page's data
 */
export async function livePage({ lazy, app }, { title, meta, html, css }, { screen, state, ...parts }) {
  const address = meta.address.includes('?') ? ` data-address="${escape(meta.address)}"` : '';
  const rules = parts.css + (await criticalRules(html, css));
  const root = `<div id="root" data-app="${app}" data-screen="${screen}" data-state="${state}"${address}>${withoutMarks(html, css)}</div>`;
  return lazy
    .replace('<!--head-->', () => `${headTags(meta, title)}\n<style>${rules}</style>`)
    .replace(/<div id="root"><\/div>/, () => `${root}<script>${parts.early}</script>`);
}
