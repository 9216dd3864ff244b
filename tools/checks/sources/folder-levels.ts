// The parts of a project are the folders in its `src` and the files directly in it. A part that imports another one is on a
// higher level; parts that import each other form a cycle.

/** The parts that each part imports. */
export type PartImports = ReadonlyMap<string, ReadonlySet<string>>;

/** The part of a file by its path in `src`. */
const partOf = (file: string): string => file.split('/', 1)[0] ?? file;

/** @param imports imported files of each file, all as paths in `src` without extensions */
export function partImports(imports: ReadonlyMap<string, readonly string[]>): PartImports {
  const parts = new Map<string, Set<string>>([...imports.keys()].map((file) => [partOf(file), new Set()]));
  for (const [file, imported] of imports)
    for (const other of imported)
      if (imports.has(other) && partOf(other) !== partOf(file)) parts.get(partOf(file))?.add(partOf(other));
  return parts;
}

/** @returns the longest chain of parts in which each imports the next one, or a cycle, which ends with its first part */
export function longestChain(parts: PartImports): { readonly chain: string[]; readonly isCycle: boolean } {
  const chains = new Map<string, string[]>();
  let cycle: string[] | undefined;
  function chainFrom(part: string, importers: readonly string[]): string[] {
    const known = chains.get(part);
    if (known) return known;
    const index = importers.indexOf(part);
    if (index !== -1) {
      cycle = [...importers.slice(index), part];
      return [];
    }
    let longest: string[] = [];
    for (const imported of parts.get(part) ?? []) {
      const chain = chainFrom(imported, [...importers, part]);
      if (chain.length > longest.length) longest = chain;
    }
    chains.set(part, [part, ...longest]);
    return [part, ...longest];
  }
  const all = [...parts.keys()].map((part) => chainFrom(part, []));
  return cycle
    ? { chain: cycle, isCycle: true }
    : {
        chain: all.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []),
        isCycle: false,
      };
}
