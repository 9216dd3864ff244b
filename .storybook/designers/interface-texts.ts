/// <reference types="vite/client" />

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../libs/*/src/**/*{strings,-messages}.ts', '../../apps/{web,lab}/src/**/*strings.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** Text for comparison: one form of the Uzbek apostrophes (texts of the specification have others) and of numbers. */
const normalize = (text: string): string =>
  text
    .replace(/[ʻʼ‘’]/g, "'")
    .replace(/\$\{[^}]*\}|\d+/g, '#')
    .toLowerCase();

const withoutComments = (text: string): string =>
  text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');

const stringLiterals = (text: string): string =>
  [...withoutComments(text).matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g)]
    .map(([literal]) => literal.slice(1, -1))
    .join('\n');

/** Interface texts by project. */
const texts = new Map<string, string>();
for (const [path, text] of Object.entries(sources)) {
  const project = path.split('/')[3] ?? '';
  texts.set(project, `${texts.get(project) ?? ''}\n${normalize(stringLiterals(text))}`);
}

const escapeRegExp = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The projects whose texts contain a word with any suffix; case and apostrophe forms are ignored. */
export function projectsWithText(word: string): string[] {
  const start = new RegExp(String.raw`(?<![\p{L}'])${escapeRegExp(normalize(word))}`, 'u');
  return [...texts].filter(([, text]) => start.test(text)).map(([project]) => project);
}
