/// <reference types="vite/client" />

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../libs/*/src/**/*strings.ts', '../../apps/{web,lab}/src/**/*strings.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** All forms of the Uzbek apostrophe as one, as texts of the specification keep theirs; numbers, and their places, alike. */
const plain = (text: string): string =>
  text
    .replace(/[ʻʼ‘’]/g, "'")
    .replace(/\$\{[^}]*\}|\d+/g, '#')
    .toLowerCase();

const withoutComments = (text: string): string =>
  text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');

const quoted = (text: string): string =>
  [...withoutComments(text).matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g)]
    .map(([literal]) => literal.slice(1, -1))
    .join('\n');

/** What learners read, by project. */
const texts = new Map<string, string>();
for (const [path, text] of Object.entries(sources)) {
  const project = path.split('/')[3] ?? '';
  texts.set(project, `${texts.get(project) ?? ''}\n${plain(quoted(text))}`);
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The projects whose texts hold a word, with any ending; upper and lower case and apostrophes are alike. */
export function projectsThatSay(word: string): string[] {
  const start = new RegExp(String.raw`(?<![\p{L}'])${escaped(plain(word))}`, 'u');
  return [...texts].filter(([, text]) => start.test(text)).map(([project]) => project);
}
