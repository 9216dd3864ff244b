const changelogs: Readonly<Record<string, string>> = import.meta.glob('../../libs/*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const plans: Readonly<Record<string, string>> = import.meta.glob('../../.nx/version-plans/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Packages by their changes, and the text of a version plan of Nx. */
const PLAN = /^---\n([\s\S]*?)\n---\s*([\s\S]*)$/;
const CHANGE = /'(@zarra\/[a-z-]+)': (major|minor|patch)/g;
const ORDER = ['major', 'minor', 'patch'];

/** The published changes of a library, by the name of its folder. */
export const publishedOf = (library: string): string =>
  changelogs[`../../libs/${library}/CHANGELOG.md`] ?? '';

/** The unreleased changes of a package, the largest first, as a list in Markdown. */
function unreleasedOf(name: string): string {
  return Object.values(plans)
    .flatMap((plan) => {
      const [, packages = '', text = ''] = PLAN.exec(plan) ?? [];
      const change = [...packages.matchAll(CHANGE)].find(([, changed]) => changed === name)?.[2];
      return change === undefined ? [] : [{ change, text: text.trim() }];
    })
    .sort((a, b) => ORDER.indexOf(a.change) - ORDER.indexOf(b.change))
    .map(({ change, text }) => `- **${change}**: ${text.replaceAll('\n', '\n  ')}`)
    .join('\n');
}

/** The changelog of each library in Markdown, the kit of components first: unreleased changes, then the published versions. */
export const changelog = Object.entries(changelogs)
  .map(([file, published]) => ({ name: `@zarra/${file.split('/').at(-2)!}`, published }))
  .sort((a, b) => Number(b.name === '@zarra/ui-kit') - Number(a.name === '@zarra/ui-kit'))
  .map(({ name, published }) => {
    const unreleased = unreleasedOf(name);
    return [
      `## ${name}`,
      ...(unreleased ? ['### Not published yet', unreleased] : []),
      published.trim().replaceAll(/^## /gm, '### '),
    ].join('\n\n');
  })
  .join('\n\n');
