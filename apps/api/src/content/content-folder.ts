import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentIssue } from './content-issues.js';
import type { Parsed } from './parse-yaml.js';

/** Removes a byte order mark, which some editors write. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** File names are slugs as well. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads the files of a content folder and collects every issue. */
export class ContentFolder {
  readonly issues: ContentIssue[] = [];

  constructor(private readonly root: string) {}

  /** Absolute path of a file. */
  pathOf(file: string): string {
    return path.join(this.root, file);
  }

  /** Names in a folder, sorted, without hidden files; none when there is no such folder. */
  async namesIn(folder: string): Promise<string[]> {
    const names = await readdir(this.pathOf(folder)).catch(() => []);
    return names.filter((name) => !name.startsWith('.')).sort();
  }

  /** Reads and parses one file; undefined when it has issues, which are collected. */
  async load<T>(file: string, parse: (text: string) => Parsed<T>): Promise<T | undefined> {
    const bytes = await readFile(this.pathOf(file)).catch(() => undefined);
    if (!bytes) {
      this.addIssue(file, 'the file is missing or cannot be read');
      return undefined;
    }
    let text;
    try {
      text = utf8.decode(bytes).replaceAll('\r\n', '\n');
    } catch {
      this.addIssue(file, 'the file is not UTF-8 text');
      return undefined;
    }
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    this.issues.push(...parsed.issues);
    return undefined;
  }

  /** Reads every file of a folder, whose names are slugs; none when there is no such folder. */
  async loadEach<T>(
    folder: string,
    ending: '.yaml' | '.md',
    parse: (file: string, text: string) => Parsed<T>,
  ): Promise<(T & { slug: string })[]> {
    const items: (T & { slug: string })[] = [];
    for (const name of await this.namesIn(folder)) {
      const file = `${folder}/${name}`;
      const slug = path.basename(name, ending);
      if (!name.endsWith(ending)) this.addIssue(file, `only ${ending} files belong here`);
      else if (!SLUG.test(slug)) this.addIssue(file, 'the file name is not a slug of a-z, 0-9 and hyphens');
      else {
        const item = await this.load(file, (text) => parse(file, text));
        if (item) items.push({ slug, ...item });
      }
    }
    return items;
  }

  /** Adds an issue for each folder of a class that classes.yaml does not have: its files would otherwise be ignored. */
  async checkClassFolders(classes: readonly { slug: string }[]): Promise<void> {
    const known = new Set(classes.map(({ slug }) => slug));
    for (const parent of ['lessons', 'practice', 'practicals', 'figures', 'reviews']) {
      for (const name of await this.namesIn(parent)) {
        if (!known.has(name)) this.addIssue(`${parent}/${name}`, 'classes.yaml has no such class');
      }
    }
  }

  /** Paths below the `pictures` folder, with forward slashes. */
  async images(): Promise<Set<string>> {
    const names = await readdir(this.pathOf('pictures'), { recursive: true }).catch(() => []);
    return new Set(names.map((name) => name.split(path.sep).join('/')));
  }

  /** Adds an issue of a whole file. */
  addIssue(file: string, message: string): void {
    this.issues.push({ file, message });
  }
}
