import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type ExportTarget = string | { readonly [condition: string]: ExportTarget };
/** The fields of a package.json that these tools read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, ExportTarget>>;
  /** Commands by name. */
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
  readonly engines?: { readonly node?: string };
  readonly repository?: { readonly directory?: string };
  readonly sideEffects?: boolean | readonly string[];
}
export interface Library {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

export const root = path.resolve(import.meta.dirname, '../..');

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** An entry has the condition `require`. */
export const hasCommonJs = ({ exports }: Manifest): boolean =>
  Object.values(exports).some((target) => typeof target !== 'string' && 'require' in target);

/** The published libraries, by name. */
export const libraries = (): Library[] =>
  readdirSync(path.join(root, 'libs'))
    .sort()
    .map((entry) => {
      const folder = path.join(root, 'libs', entry);
      const manifest = readManifest(folder);
      return { name: manifest.name, folder, manifest };
    });

/**
 * The named libraries and the libraries of the workspace that they depend on.
 * @param names when empty, all libraries
 * @throws Error when a library does not exist
 */
export function librariesFor(names: readonly string[]): Library[] {
  const all = libraries();
  if (names.length === 0) return all;
  const selected = new Set<Library>();
  const add = (name: string) => {
    const library = all.find((candidate) => candidate.name === name);
    if (!library) throw new Error(`There is no library "${name}".`);
    if (selected.has(library)) return;
    selected.add(library);
    Object.keys(library.manifest.dependencies ?? {})
      .filter((dependency) => dependency.startsWith('@zarra/'))
      .forEach(add);
  };
  names.forEach(add);
  return all.filter((library) => selected.has(library));
}
