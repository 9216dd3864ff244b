import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A paragraph that starts with the path of a file, and the code block after it. */
const FILE = /^`(?<file>[\w./-]+\.\w+)`[^\n]*:\n\n```\w+\n(?<text>[\s\S]*?\n)```$/gm;

/** The files that a section of a README shows. */
export function filesOfSection(readme: string, title: string): Map<string, string> {
  const [, section = ''] = readme.split(`\n## ${title}\n`);
  const [text = ''] = section.split('\n## ');
  return new Map(
    [...text.matchAll(FILE)].map(({ groups: { file = '', text: content = '' } = {} }) => [file, content]),
  );
}

/**
 * Writes the files that a section of the README of ui-kit shows.
 * @param folder a project in which ui-kit is installed
 * @throws when the section shows no file
 */
export function writeReadmeFiles(folder: string, title: string): void {
  const readme = readFileSync(path.join(folder, 'node_modules/@zarra/ui-kit/README.md'), 'utf8');
  const files = filesOfSection(readme, title);
  if (files.size === 0) throw new Error(`The README of ui-kit shows no file in "${title}".`);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}
