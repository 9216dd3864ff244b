// Files that break a rule on imports or syntax, each with the rule that has to refuse it.

const use = (from: string, name: string): string =>
  `import { ${name} } from '${from}';\nexport const planted = [${name}];\n`;

export interface Planted {
  /** What is wrong, for the test's name. */
  readonly breaks: string;
  /** Where it is planted. */
  readonly file: string;
  readonly code: string;
  readonly rule: string;
}

const plant =
  (rule: string) =>
  ([breaks, file, code]: readonly [string, string, string]): Planted => ({ breaks, file, code, rule });

const [FEATURE, TEXT] = [use('@zarra/simulations', 'Catalogue'), use('@zarra/uzbek', 'searchKey')];
const [CONTRACTS, CLIENT] = [use('@zarra/contracts', 'pages'), use('@zarra/api-client', 'createApiClient')];
const [UI, LANDING] = [use('@zarra/ui-kit', 'Button'), use('@zarra/landing', 'Landing')];
const REACT = use('react', 'useState');

const BOUNDARIES: readonly (readonly [string, string, string])[] = [
  ['a feature imports a feature', 'libs/simulations/src/p-feature.ts', use('@zarra/planted', 'x')],
  [
    'a feature reaches into a feature by path',
    'libs/simulations/src/p-path.ts',
    use('../../planted/src/index.js', 'x'),
  ],
  ['the ui-kit imports the API client', 'libs/ui-kit/src/p-client.ts', CLIENT],
  ['the ui-kit imports contracts', 'libs/ui-kit/src/p-contracts.ts', CONTRACTS],
  ['the ui-kit imports a feature', 'libs/ui-kit/src/p-feature.ts', FEATURE],
  ['the ui-kit imports text rules', 'libs/ui-kit/src/p-text.ts', TEXT],
  ['the API client imports the ui-kit', 'libs/api-client/src/p-ui.ts', UI],
  ['the API client imports a feature', 'libs/api-client/src/p-feature.ts', FEATURE],
  ['contracts import the API client', 'libs/contracts/src/p-client.ts', CLIENT],
  ['a film imports a feature', 'tools/films/src/p-feature.ts', FEATURE],
  ['text rules import contracts', 'libs/uzbek/src/p-contracts.ts', CONTRACTS],
  ['the server imports the ui-kit', 'apps/api/src/p-ui.ts', UI],
  ['the server imports the API client', 'apps/api/src/p-client.ts', CLIENT],
  ['the server imports a feature', 'apps/api/src/p-feature.ts', FEATURE],
  ['the server imports the site', 'apps/api/src/p-web.ts', use('../../web/src/routes.js', 'routes')],
  [
    'a library imports the site',
    'libs/simulations/src/p-web.ts',
    use('../../../apps/web/src/strings.js', 'strings'),
  ],
  ['physics imports text rules', 'libs/physics/src/p-text.ts', TEXT],
  ['the experiment kit imports contracts', 'libs/experiment-kit/src/p-contract.ts', CONTRACTS],
  ['the experiment kit imports a feature', 'libs/experiment-kit/src/p-feature.ts', LANDING],
  ['the laboratory imports a feature', 'apps/lab/src/p-feature.ts', LANDING],
  ['the laboratory imports the API client', 'apps/lab/src/p-client.ts', CLIENT],
  [
    'a feature imports the experiment kit',
    'libs/simulations/src/p-kit.ts',
    use('@zarra/experiment-kit', 'LabScreen'),
  ],
  ['the site imports physics', 'apps/web/src/p-physics.ts', use('@zarra/physics', 'simulate')],
];

const IMPORTS: typeof BOUNDARIES = [
  ['React in physics', 'libs/physics/src/p-react.ts', REACT],
  ['React in contracts', 'libs/contracts/src/p-react.ts', REACT],
  ['React in text rules', 'libs/uzbek/src/p-react.ts', REACT],
  ['styled-components in contracts', 'libs/contracts/src/p-styled.ts', use('styled-components', 'styled')],
  [
    'an import past an index',
    'libs/simulations/src/p-deep.ts',
    use('@zarra/ui-kit/src/button/button.js', 'Button'),
  ],
  ['an import of build output', 'apps/web/src/p-dist.ts', use('@zarra/ui-kit/dist/index.js', 'Button')],
  [
    'test support in the product',
    'libs/simulations/src/p-testing.ts',
    use('@zarra/api-client/testing', 'answer'),
  ],
];

const SYNTAX: typeof BOUNDARIES = [
  ['a default export', 'libs/simulations/src/p-default.ts', 'export default 1;\n'],
  ['a raw colour', 'libs/simulations/src/p-colour.ts', "export const colour = '#c2571a';\n"],
  ['a raw colour in a style', 'apps/web/src/p-style.ts', 'export const style = `color: rgb(1 2 3);`;\n'],
];

export const planted: readonly Planted[] = [
  ...BOUNDARIES.map(plant('@nx/enforce-module-boundaries')),
  ...IMPORTS.map(plant('no-restricted-imports')),
  ...SYNTAX.map(plant('no-restricted-syntax')),
  plant('import/no-cycle')([
    'a cycle of files',
    'libs/uzbek/src/p-cycle-a.ts',
    "import { b } from './p-cycle-b.js';\nexport const a: number = b;\n",
  ]),
];

/** Further files that the planted ones need. */
export const supports: Readonly<Record<string, string>> = {
  'libs/uzbek/src/p-cycle-b.ts': "import { a } from './p-cycle-a.js';\nexport const b: number = a;\n",
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
