// Files that break a rule on imports or syntax, each with the rule that has to refuse it.

const use = (from: string, name: string): string =>
  `import { ${name} } from '${from}';\nexport const planted = [${name}];\n`;

export interface Planted {
  /** What is wrong, for the test's name. */
  readonly breaks: string;
  readonly file: string;
  readonly code: string;
  readonly rule: string;
}

/** What is wrong, the project it is planted in, the code. */
type Row = readonly [breaks: string, project: string, code: string];
const plant = (rule: string, rows: readonly Row[]): Planted[] =>
  rows.map(([breaks, project, code], row) => ({
    ...{ breaks, code, rule },
    file: `${project}/src/p-${rule.replaceAll(/\W/g, '')}-${row}.ts`,
  }));

const [FEATURE, TEXT] = [use('@zarra/simulations', 'Catalogue'), use('@zarra/uzbek', 'searchKey')];
const [CONTRACTS, CLIENT] = [use('@zarra/contracts', 'pages'), use('@zarra/api-client', 'createApiClient')];
const [UI, LANDING] = [use('@zarra/ui-kit', 'Button'), use('@zarra/landing', 'Landing')];
const REACT = use('react', 'useState');

const BOUNDARIES: readonly Row[] = [
  ['a feature imports a feature', 'libs/simulations', use('@zarra/planted', 'x')],
  ['a feature reaches into a feature by path', 'libs/simulations', use('../../planted/src/index.js', 'x')],
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
  ['the server imports the site', 'apps/api', use('../../web/src/routes.js', 'routes')],
  ['a library imports the site', 'libs/simulations', use('../../../apps/web/src/strings.js', 'strings')],
  ['physics imports text rules', 'libs/physics', TEXT],
  ['the experiment kit imports contracts', 'libs/experiment-kit', CONTRACTS],
  ['the experiment kit imports a feature', 'libs/experiment-kit', LANDING],
  ['the laboratory imports a feature', 'apps/lab', LANDING],
  ['the laboratory imports the API client', 'apps/lab', CLIENT],
  ['a feature imports the experiment kit', 'libs/simulations', use('@zarra/experiment-kit', 'LabScreen')],
  ['the site imports physics', 'apps/web', use('@zarra/physics', 'simulate')],
];

const IMPORTS: readonly Row[] = [
  ['React in physics', 'libs/physics', REACT],
  ['React in contracts', 'libs/contracts', REACT],
  ['React in text rules', 'libs/uzbek', REACT],
  ['styled-components in contracts', 'libs/contracts', use('styled-components', 'styled')],
  ['an import past an index', 'libs/simulations', use('@zarra/ui-kit/src/button/button.js', 'Button')],
  ['an import of build output', 'apps/web', use('@zarra/ui-kit/dist/index.js', 'Button')],
  ['test support in the product', 'libs/simulations', use('@zarra/api-client/testing', 'answer')],
];

const SYNTAX: readonly Row[] = [
  ['a default export', 'libs/simulations', 'export default 1;\n'],
  ['a raw colour', 'libs/simulations', "export const colour = '#c2571a';\n"],
  ['a raw colour in a style', 'apps/web', 'export const style = `color: rgb(1 2 3);`;\n'],
];

const CYCLE: Row = [
  'a cycle of files',
  'libs/uzbek',
  "import { b } from './p-cycle.js';\nexport const a: number = b;\n",
];

export const planted: readonly Planted[] = [
  ...plant('@nx/enforce-module-boundaries', BOUNDARIES),
  ...plant('no-restricted-imports', IMPORTS),
  ...plant('no-restricted-syntax', SYNTAX),
  ...plant('import/no-cycle', [CYCLE]),
];

/** Further files that the planted ones need. */
export const supports: Readonly<Record<string, string>> = {
  'libs/uzbek/src/p-cycle.ts': "import { a } from './p-importnocycle-0.js';\nexport const b: number = a;\n",
  'libs/planted/package.json': JSON.stringify({
    name: '@zarra/planted',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { '@zarra/source': './src/index.ts' } },
    nx: { tags: ['type:feature'] },
  }),
  'libs/planted/tsconfig.json': JSON.stringify({ extends: '../../tsconfig.base.json', include: ['src'] }),
  'libs/planted/src/index.ts': 'export const x = 1;\n',
};
