/// <reference types="vite/client" />

const sources: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../libs/*/src/**/*.tsx',
    '../../apps/{web,lab}/src/**/*.tsx',
    '!**/*.{stories,test}.tsx',
    '!**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The import name of an icon, and the projects that use it. */
export interface UsedIcon {
  readonly name: string;
  readonly projects: readonly string[];
}

/** All icons of the product, from the imports in its sources. */
export function usedIcons(): UsedIcon[] {
  const projects = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(sources)) {
    const project = path.split('/')[3] ?? '';
    for (const [, names = ''] of text.matchAll(/import \{([^}]+)\} from 'lucide'/g))
      for (const name of names.split(',').map((one) => one.trim()))
        if (name !== '') projects.set(name, (projects.get(name) ?? new Set()).add(project));
  }
  return [...projects]
    .map(([name, found]) => ({ name, projects: [...found].sort() }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
