import { readFileSync } from 'node:fs';

/** A story that looks otherwise than its baseline, and the files that show it. */
export interface Difference {
  readonly title: string;
  readonly theme: string;
  readonly message: string;
  readonly before?: string | undefined;
  readonly now?: string | undefined;
  readonly difference?: string | undefined;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const figure = (caption: string, file: string | undefined) =>
  file === undefined
    ? ''
    : `<figure><figcaption>${caption}</figcaption><img alt="" src="data:image/png;base64,${readFileSync(file, 'base64')}"></figure>`;

const section = ({ title, theme, message, before, now, difference }: Difference) =>
  `<section><h2>${escape(title)} <small>${escape(theme)}</small></h2><p>${escape(message)}</p><div>${[
    figure('before', before),
    figure('now', now),
    figure('difference', difference),
  ].join('')}</div></section>`;

/** One page that shows before, now and the difference of each story; it needs no other file. */
export const pictureReport = (differences: readonly Difference[], update: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories that look otherwise</title>
<style>body{font:16px system-ui;margin:2rem}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{border:1px solid}p{white-space:pre-line}</style>
<h1>${differences.length} pictures differ</h1><p>If they are to look like this: <code>${escape(update)}</code></p>
${differences.map(section).join('\n')}</html>
`;
