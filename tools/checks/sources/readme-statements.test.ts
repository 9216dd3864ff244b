// Each sentence of a library's README about what the library does not contain is checked here: against its published sources,
// its package.json and its type libraries. Allowed imports between projects and raw colours are rules of lint
// (docs/decisions/0001). A changed sentence fails too, until its row is changed.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  closureOf,
  readLibrary,
  runtimeImportsOf,
  sourcesOf,
  tokensOf,
  type Source,
} from './project-sources.js';

type Check = (library: string) => string[];

const matches = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));
/** @param importsOf by default all imports, types included */
const importing = (
  sources: Iterable<Source>,
  forbidden: readonly RegExp[],
  importsOf: (source: Source) => readonly string[] = ({ imports }) => imports,
): string[] =>
  [...sources].flatMap((source) =>
    importsOf(source)
      .filter((specifier) => matches(forbidden, specifier))
      .map((specifier) => `${source.name} imports ${specifier}`),
  );

const noImport =
  (...forbidden: RegExp[]): Check =>
  (library) =>
    importing(sourcesOf(library), forbidden);
const REACT_PACKAGE = /^react(?:$|\/)/;
const REACT = [
  REACT_PACKAGE,
  /^react-dom/,
  /^styled-components/,
  /^@tanstack\/react-query/,
  /^@zarra\/ui-kit/,
];
const ROUTER = /^react-router/;
const FEATURE = /^@zarra\/(?:auth|landing|lessons-tests|simulations)/;

const noComponent: Check = (library) =>
  sourcesOf(library)
    .filter(({ code }) => /<\/|\/>/.test(code) && /from 'react'/.test(code))
    .map(({ name }) => `${name} has a component`);

/** Without the type library `dom` and types of Node, code with the DOM, timers or fetch does not compile. */
const noDom: Check = (library) => (readLibrary(library).typeLibraries ?? []).map((name) => `lib has ${name}`);

const onlyDependencies =
  (...allowed: string[]): Check =>
  (library) => {
    const { dependencies, peerDependencies } = readLibrary(library).manifest;
    return Object.keys({ ...dependencies, ...peerDependencies })
      .filter((name) => !allowed.includes(name))
      .map((name) => `depends on ${name}`);
  };

const noIdentifier =
  (...forbidden: string[]): Check =>
  (library) =>
    sourcesOf(library).flatMap((source) => {
      const { identifiers } = tokensOf(source);
      return forbidden.filter((name) => identifiers.has(name)).map((name) => `${source.name} uses ${name}`);
    });

const noString =
  (...forbidden: RegExp[]): Check =>
  (library) =>
    sourcesOf(library).flatMap((source) =>
      tokensOf(source)
        .strings.filter((text) => matches(forbidden, text))
        .map((text) => `${source.name} contains '${text}'`),
    );
/** A path of the API or an absolute address; the reserved domain `.invalid` is excluded. */
const API_ADDRESS = [/^\/api\b/, /^https?:\/\/(?!\S+\.invalid$)/];

const noText: Check = (library) =>
  sourcesOf(library).flatMap((source) =>
    tokensOf(source)
      .texts.filter((text) => /\p{L}{2}/u.test(text))
      .map((text) => `${source.name} contains the text '${text}'`),
  );
const LETTERS_OF_UZBEK = /[ʻʼ]|[а-яёўқғҳ]/i;
const SCHOOL_WORDS =
  /\b(?:lesson|pupil|learner|student|teacher|quiz|exam|physics|simulation|experiment)s?\b/i;

const noReactIn =
  (...files: string[]): Check =>
  (library) => {
    const sources = sourcesOf(library);
    return files.flatMap((file) => {
      const pattern = new RegExp(`(?:^|/)${file.replace('*', '[^/]*')}$`);
      const found = sources.filter(({ name }) => pattern.test(name));
      return found.length === 0
        ? [`there is no ${file}`]
        : importing(found, [...REACT, ROUTER], runtimeImportsOf);
    });
  };
/** The files that a README names after "Files without React", in backticks, up to the end of the sentence. */
const filesWithoutReact: Check = (library) => {
  const [, list = ''] =
    /Files without React(?: contain the logic)?: (.*?)\. /.exec(readLibrary(library).readme) ?? [];
  const files = [...list.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  return files.length < 2 ? ['the README names no files'] : noReactIn(...files)(library);
};
const noReactBelow =
  (entry: string): Check =>
  (library) => {
    const sources = sourcesOf(library);
    const found = sources.find(({ name }) => name === entry);
    return found
      ? importing(closureOf(found, sources), [...REACT, ROUTER], runtimeImportsOf)
      : [`there is no ${entry}`];
  };
const folder =
  (name: string, ...forbidden: RegExp[]): Check =>
  (library) =>
    importing(
      sourcesOf(library).filter((source) => source.name.startsWith(`${name}/`)),
      forbidden,
    );

/** The check without the files of a folder, or without one file. */
const outside =
  (name: string, check: Check): Check =>
  (library) =>
    check(library).filter((issue) => !issue.startsWith(`${name}/`) && !issue.startsWith(`${name} `));

const STATEMENTS: readonly (readonly [library: string, sentence: string, ...checks: Check[]])[] = [
  [
    'api-client',
    'It contains no React component and no router.',
    noComponent,
    noImport(REACT_PACKAGE, ROUTER),
  ],
  [
    'auth',
    'Other features, addresses of the API, colours, the format of tokens.',
    noImport(FEATURE, /jwt/),
    noString(...API_ADDRESS),
    noIdentifier('atob', 'readTokenClaims'),
  ],
  ['auth', '`session/` imports no form.', folder('session', /\/form\//, /^react-hook-form/, /\/screens\//)],
  ['auth', '`safe-target` (pure)', noReactIn('safe-target')],
  [
    'contracts',
    'It contains no React, no DOM, no HTTP library and no database code. Its only dependency is [zod]',
    noDom,
    onlyDependencies('zod', 'mathjs'),
    noImport(/^(?!\.|zod|mathjs)/),
  ],
  [
    'contracts',
    'an optional peer dependency: `npm install mathjs`.',
    outside('expressions', noImport(/^mathjs/)),
  ],
  [
    'experiment-kit',
    'No router and no server are needed.',
    noImport(ROUTER, /^@zarra\/(?:api-client|contracts)/),
    noIdentifier('fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'),
  ],
  [
    'figures',
    'Pure functions: no React, no DOM, no script in the page.',
    noDom,
    noImport(...REACT, /^node:/),
    noIdentifier('Math.random', 'Date'),
  ],
  ['landing', "starts the typing of the hero's texts; without React", noReactBelow('typed/type-hero')],
  ['landing', 'Files without React:', filesWithoutReact],
  [
    'lessons-tests',
    'It does not depend on account screens, simulations, other features, URLs of the API or raw colours.',
    noImport(FEATURE),
    noString(...API_ADDRESS),
  ],
  ['lessons-tests', 'Files without React contain the logic:', filesWithoutReact],
  [
    'physics',
    'No dependency, no DOM, no timer, no `Math.random`.',
    onlyDependencies(),
    noImport(/^[^.]/),
    noDom,
    noIdentifier('Math.random', 'Date', 'performance', 'crypto'),
  ],
  ['physics', 'React, the DOM, screens, colours, texts of any language.', noText, noString(LETTERS_OF_UZBEK)],
  [
    'simulations',
    'The library is independent of accounts, lessons, other features, API addresses and colour values.',
    noImport(FEATURE, /^@zarra\/api-client\/session/),
    noString(...API_ADDRESS),
  ],
  [
    'simulations',
    'It fetches only through the client, keeps no copy of server data, and stores no data on the device.',
    noImport(/^ky/, /^zustand/, /\/storage$/),
    noIdentifier('fetch', 'XMLHttpRequest', 'localStorage', 'sessionStorage', 'indexedDB', 'caches'),
  ],
  ['simulations', 'Files without React:', filesWithoutReact],
  [
    'ui-kit',
    'The library is independent of the other libraries of the platform.',
    noImport(/^@zarra\//),
    noString(SCHOOL_WORDS),
  ],
  [
    'ui-kit',
    'Its texts come from one provider, in Uzbek, English, Russian or your own words, or from props.',
    noText,
    outside('messages', noString(LETTERS_OF_UZBEK)),
  ],
  [
    'ui-kit',
    'No router and no state library are needed.',
    noImport(ROUTER, /^zustand/, /^@tanstack\//),
    onlyDependencies(
      ...['@base-ui/react', '@maskito/core', '@maskito/react', 'culori'],
      ...['react', 'react-dom', 'styled-components'],
    ),
  ],
  [
    'uzbek',
    'No dependency, no DOM, no `Intl`',
    onlyDependencies(),
    noImport(/^[^.]/),
    noDom,
    noIdentifier('Intl', 'localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'),
  ],
];

describe('the README of', () => {
  for (const [library, sentence, ...checks] of STATEMENTS)
    test(`${library}: ${sentence}`, () => {
      assert.ok(
        readLibrary(library).readme.includes(sentence),
        `libs/${library}/README.md has no such sentence`,
      );
      assert.deepEqual(
        checks.flatMap((check) => check(library)),
        [],
      );
    });
});
