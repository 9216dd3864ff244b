// Plain Node loads the packages, without a bundler or a loader.
import { readFileSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Page } from './page.mjs';

const sheet = new ServerStyleSheet();
const page = renderToString(sheet.collectStyles(createElement(Page)));
if (!page.includes('Bosildi: 0')) throw new Error('The rendered page does not contain "Bosildi: 0".');
const file = new URL('../dist/index.html', import.meta.url);
const html = readFileSync(file, 'utf8')
  .replace('<!--page-->', () => page)
  .replace('<!--styles-->', () => sheet.getStyleTags());
writeFileSync(file, html);
