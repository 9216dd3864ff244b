// Files that violate a rule on imports or syntax, each with the rule that must report it.

const importOf = (from: string, name: string): string =>
  `import { ${name} } from '${from}';\nexport const seeded = [${name}];\n`;

export interface Violation {
  /** Title of the test. */
  readonly title: string;
  readonly file: string;
  readonly code: string;
  readonly rule: string;
}

type Row = readonly [title: string, project: string, code: string];
const violationsOf = (rule: string, rows: readonly Row[]): Violation[] =>
  rows.map(([title, project, code], row) => ({
    ...{ title, code, rule },
    file: `${project}/src/p-${rule.replaceAll(/\W/g, '')}-${row}.ts`,
  }));

const [FEATURE, TEXT] = [importOf('@zarra/simulations', 'Catalogue'), importOf('@zarra/uzbek', 'searchKey')];
const [CONTRACTS, CLIENT] = [
  importOf('@zarra/contracts', 'pages'),
  importOf('@zarra/api-client', 'createApiClient'),
];
const [UI, LANDING] = [importOf('@zarra/ui-kit', 'Button'), importOf('@zarra/landing', 'Landing')];
const [PHYSICS, REACT] = [importOf('@zarra/physics', 'simulate'), importOf('react', 'useState')];

const BOUNDARIES: readonly Row[] = [
  ['a feature imports a feature', 'libs/simulations', importOf('@zarra/other-feature', 'x')],
  [
    'a feature reaches into a feature by path',
    'libs/simulations',
    importOf('../../other-feature/src/index.js', 'x'),
  ],
  ['the ui-kit imports the API client', 'libs/ui-kit', CLIENT],
  ['the ui-kit imports contracts', 'libs/ui-kit', CONTRACTS],
  ['the ui-kit imports a feature', 'libs/ui-kit', FEATURE],
  ['the ui-kit imports text rules', 'libs/ui-kit', TEXT],
  ['the API client imports the ui-kit', 'libs/api-client', UI],
  ['the API client imports a feature', 'libs/api-client', FEATURE],
  ['contracts import the API client', 'libs/contracts', CLIENT],
  ['a film imports a feature', 'tools/films', FEATURE],
  ['text rules import contracts', 'libs/uzbek', CONTRACTS],
  ['the server imports the ui-kit', 'apps/api', UI],
  ['the server imports the API client', 'apps/api', CLIENT],
  ['the server imports a feature', 'apps/api', FEATURE],
  ['the server imports the site', 'apps/api', importOf('../../web/src/routes.js', 'routes')],
  ['a library imports the site', 'libs/simulations', importOf('../../../apps/web/src/strings.js', 'strings')],
  ['physics imports text rules', 'libs/physics', TEXT],
  ['the experiment kit imports contracts', 'libs/experiment-kit', CONTRACTS],
  ['the experiment kit imports a feature', 'libs/experiment-kit', LANDING],
  ['an experiment imports a feature', 'libs/experiments', LANDING],
  ['a feature imports experiments', 'libs/simulations', importOf('@zarra/experiments', 'experiments')],
  [
    'the experiment kit imports experiments',
    'libs/experiment-kit',
    importOf('@zarra/experiments', 'experiments'),
  ],
  ['the server imports experiments', 'apps/api', importOf('@zarra/experiments', 'experiments')],
  [
    'a feature imports the experiment kit',
    'libs/simulations',
    importOf('@zarra/experiment-kit', 'ExperimentScreen'),
  ],
  ['the site imports physics', 'apps/web', PHYSICS],
  ['the API client imports physics', 'libs/api-client', PHYSICS],
  ['the ui-kit imports physics', 'libs/ui-kit', PHYSICS],
  ['the server imports physics', 'apps/api', PHYSICS],
  ['figures import the ui-kit', 'libs/figures', UI],
];

const IMPORTS: readonly Row[] = [
  ['React in physics', 'libs/physics', REACT],
  ['React in contracts', 'libs/contracts', REACT],
  ['React in figures', 'libs/figures', REACT],
  ['React in text rules', 'libs/uzbek', REACT],
  ['styled-components in contracts', 'libs/contracts', importOf('styled-components', 'styled')],
  ['an import past an index', 'libs/simulations', importOf('@zarra/ui-kit/src/button/button.js', 'Button')],
  ['an import of build output', 'apps/web', importOf('@zarra/ui-kit/dist/index.js', 'Button')],
  ['test support in the product', 'libs/simulations', importOf('@zarra/api-client/testing', 'respond')],
];

const SYNTAX: readonly Row[] = [
  ['a default export', 'libs/simulations', 'export default 1;\n'],
  ['a raw colour', 'libs/simulations', "export const colour = '#c2571a';\n"],
  ['Uzbek texts beside the messages', 'libs/simulations', importOf('./strings.js', 'strings')],
  ['a raw colour in a style', 'apps/web', 'export const style = `color: rgb(1 2 3);`;\n'],
];

const CYCLE: Row = [
  'a cycle of files',
  'libs/uzbek',
  "import { b } from './p-cycle.js';\nexport const a: number = b;\n",
];

export const seededViolations: readonly Violation[] = [
  ...violationsOf('@nx/enforce-module-boundaries', BOUNDARIES),
  ...violationsOf('no-restricted-imports', IMPORTS),
  ...violationsOf('no-restricted-syntax', SYNTAX),
  ...violationsOf('import/no-cycle', [CYCLE]),
];

/** Files that the violations import. */
export const supportFiles: Readonly<Record<string, string>> = {
  'libs/uzbek/src/p-cycle.ts': "import { a } from './p-importnocycle-0.js';\nexport const b: number = a;\n",
  'libs/other-feature/package.json': JSON.stringify({
    name: '@zarra/other-feature',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { '@zarra/source': './src/index.ts' } },
    nx: { tags: ['type:feature'] },
  }),
  'libs/other-feature/tsconfig.json': JSON.stringify({
    extends: '../../tsconfig.base.json',
    include: ['src'],
  }),
  'libs/other-feature/src/index.ts': 'export const x = 1;\n',
};
