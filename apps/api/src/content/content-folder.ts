import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentProblem } from './content-problems.js';
import type { Parsed } from './parse-yaml.js';

/** Drops a byte order mark, which some editors write. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Slugs come from file names as well. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads the files of a content folder and collects every fault on the way. */
export class ContentFolder {
  readonly problems: ContentProblem[] = [];

  constructor(private readonly root: string) {}

  /** Where a file lies. */
  pathOf(file: string): string {
    return path.join(this.root, file);
  }

  /** What lies in a folder, in order, hidden files left out; nothing when there is no such folder. */
  async namesIn(folder: string): Promise<string[]> {
    const names = await readdir(this.pathOf(folder)).catch(() => []);
    return names.filter((name) => !name.startsWith('.')).sort();
  }

  /** One file by its parser; undefined (and a problem more) when it has faults. */
  async load<T>(file: string, parse: (text: string) => Parsed<T>): Promise<T | undefined> {
    const bytes = await readFile(this.pathOf(file)).catch(() => undefined);
    if (!bytes) {
      this.refuse(file, 'the file is missing or cannot be read');
      return undefined;
    }
    let text;
    try {
      text = utf8.decode(bytes).replaceAll('\r\n', '\n');
    } catch {
      this.refuse(file, 'the file is not UTF-8 text');
      return undefined;
    }
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    this.problems.push(...parsed.problems);
    return undefined;
  }

  /** Every file of a folder, each named by its slug; none when there is no such folder. */
  async loadEach<T>(
    folder: string,
    ending: '.yaml' | '.md',
    parse: (file: string, text: string) => Parsed<T>,
  ): Promise<(T & { slug: string })[]> {
    const items: (T & { slug: string })[] = [];
    for (const name of await this.namesIn(folder)) {
      const file = `${folder}/${name}`;
      const slug = path.basename(name, ending);
      if (!name.endsWith(ending)) this.refuse(file, `only ${ending} files belong here`);
      else if (!SLUG.test(slug)) this.refuse(file, 'the file name is not a slug of a-z, 0-9 and hyphens');
      else {
        const item = await this.load(file, (text) => parse(file, text));
        if (item) items.push({ slug, ...item });
      }
    }
    return items;
  }

  /** Lesson folders of classes that classes.yaml does not name would be passed over silently. */
  async refuseStrayLessons(classes: readonly { slug: string }[]): Promise<void> {
    const known = new Set(classes.map(({ slug }) => slug));
    for (const name of await this.namesIn('lessons')) {
      if (!known.has(name)) this.refuse(`lessons/${name}`, 'classes.yaml has no such class');
    }
  }

  /** Paths below the pictures folder, with forward slashes. */
  async pictures(): Promise<Set<string>> {
    const names = await readdir(this.pathOf('pictures'), { recursive: true }).catch(() => []);
    return new Set(names.map((name) => name.split(path.sep).join('/')));
  }

  /** Collects a fault of a whole file. */
  refuse(file: string, message: string): undefined {
    this.problems.push({ file, message });
    return undefined;
  }
}
