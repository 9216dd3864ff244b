// @ts-check
// Files that break a rule of the house, each with the rule that has to refuse it.

const BOUNDARY = '@nx/enforce-module-boundaries';
const IMPORTS = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

/**
 * @typedef {object} Planted
 * @property {string} breaks what is wrong, for the test's name
 * @property {string} file where it is planted
 * @property {string} code
 * @property {string} rule rule that must report it
 */

/** @param {string} from @param {string} name @returns {string} */
const use = (from, name = 'x') => `import { ${name} } from '${from}';\nexport const planted = [${name}];\n`;

/** @type {readonly Planted[]} */
export const planted = [
  {
    breaks: 'a feature imports a feature',
    file: 'libs/simulations/src/p-feature.ts',
    code: use('@zarra/planted'),
    rule: BOUNDARY,
  },
  {
    breaks: 'a feature reaches into a feature by path',
    file: 'libs/simulations/src/p-path.ts',
    code: use('../../planted/src/index.js'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the ui-kit imports the API client',
    file: 'libs/ui-kit/src/p-client.ts',
    code: use('@zarra/api-client', 'createApiClient'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the ui-kit imports contracts',
    file: 'libs/ui-kit/src/p-contracts.ts',
    code: use('@zarra/contracts', 'pages'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the ui-kit imports a feature',
    file: 'libs/ui-kit/src/p-feature.ts',
    code: use('@zarra/simulations', 'Catalogue'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the ui-kit imports text rules',
    file: 'libs/ui-kit/src/p-text.ts',
    code: use('@zarra/uzbek', 'searchKey'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the API client imports the ui-kit',
    file: 'libs/api-client/src/p-ui.ts',
    code: use('@zarra/ui-kit', 'Button'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the API client imports a feature',
    file: 'libs/api-client/src/p-feature.ts',
    code: use('@zarra/simulations', 'Catalogue'),
    rule: BOUNDARY,
  },
  {
    breaks: 'contracts import the API client',
    file: 'libs/contracts/src/p-client.ts',
    code: use('@zarra/api-client', 'createApiClient'),
    rule: BOUNDARY,
  },
  {
    breaks: 'a film imports a feature',
    file: 'tools/films/src/p-feature.ts',
    code: use('@zarra/simulations', 'Catalogue'),
    rule: BOUNDARY,
  },
  {
    breaks: 'text rules import contracts',
    file: 'libs/uzbek/src/p-contracts.ts',
    code: use('@zarra/contracts', 'pages'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the server imports the ui-kit',
    file: 'apps/api/src/p-ui.ts',
    code: use('@zarra/ui-kit', 'Button'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the server imports the API client',
    file: 'apps/api/src/p-client.ts',
    code: use('@zarra/api-client', 'createApiClient'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the server imports a feature',
    file: 'apps/api/src/p-feature.ts',
    code: use('@zarra/simulations', 'Catalogue'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the server imports the site',
    file: 'apps/api/src/p-web.ts',
    code: use('../../web/src/routes.js', 'routes'),
    rule: BOUNDARY,
  },
  {
    breaks: 'a library imports the site',
    file: 'libs/simulations/src/p-web.ts',
    code: use('../../../apps/web/src/strings.js', 'strings'),
    rule: BOUNDARY,
  },
  {
    breaks: 'physics imports text rules',
    file: 'libs/physics/src/p-text.ts',
    code: use('@zarra/uzbek', 'searchKey'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the experiment kit imports contracts',
    file: 'libs/experiment-kit/src/p-contract.ts',
    code: use('@zarra/contracts', 'pages'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the experiment kit imports a feature',
    file: 'libs/experiment-kit/src/p-feature.ts',
    code: use('@zarra/landing', 'Landing'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the laboratory imports a feature',
    file: 'apps/lab/src/p-feature.ts',
    code: use('@zarra/landing', 'Landing'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the laboratory imports the API client',
    file: 'apps/lab/src/p-client.ts',
    code: use('@zarra/api-client', 'createApiClient'),
    rule: BOUNDARY,
  },
  {
    breaks: 'a feature imports the experiment kit',
    file: 'libs/simulations/src/p-kit.ts',
    code: use('@zarra/experiment-kit', 'LabScreen'),
    rule: BOUNDARY,
  },
  {
    breaks: 'the site imports physics',
    file: 'apps/web/src/p-physics.ts',
    code: use('@zarra/physics', 'simulate'),
    rule: BOUNDARY,
  },
  {
    breaks: 'React in physics',
    file: 'libs/physics/src/p-react.ts',
    code: use('react', 'useState'),
    rule: IMPORTS,
  },
  {
    breaks: 'React in contracts',
    file: 'libs/contracts/src/p-react.ts',
    code: use('react', 'useState'),
    rule: IMPORTS,
  },
  {
    breaks: 'React in text rules',
    file: 'libs/uzbek/src/p-react.ts',
    code: use('react', 'useState'),
    rule: IMPORTS,
  },
  {
    breaks: 'styled-components in contracts',
    file: 'libs/contracts/src/p-styled.ts',
    code: use('styled-components', 'styled'),
    rule: IMPORTS,
  },
  {
    breaks: 'an import past an index',
    file: 'libs/simulations/src/p-deep.ts',
    code: use('@zarra/ui-kit/src/button/button.js', 'Button'),
    rule: IMPORTS,
  },
  {
    breaks: 'an import of build output',
    file: 'apps/web/src/p-dist.ts',
    code: use('@zarra/ui-kit/dist/index.js', 'Button'),
    rule: IMPORTS,
  },
  {
    breaks: 'test support in the product',
    file: 'libs/simulations/src/p-testing.ts',
    code: use('@zarra/api-client/testing', 'answer'),
    rule: IMPORTS,
  },
  {
    breaks: 'a default export',
    file: 'libs/simulations/src/p-default.ts',
    code: 'export default 1;\n',
    rule: SYNTAX,
  },
  {
    breaks: 'a raw colour',
    file: 'libs/simulations/src/p-colour.ts',
    code: "export const colour = '#c2571a';\n",
    rule: SYNTAX,
  },
  {
    breaks: 'a raw colour in a style',
    file: 'apps/web/src/p-style.ts',
    code: 'export const style = `color: rgb(1 2 3);`;\n',
    rule: SYNTAX,
  },
  {
    breaks: 'a cycle of files',
    file: 'libs/uzbek/src/p-cycle-a.ts',
    code: "import { b } from './p-cycle-b.js';\nexport const a: number = b;\n",
    rule: 'import/no-cycle',
  },
];

/** Further files the planted ones need. @type {Readonly<Record<string, string>>} */
export const supports = {
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
