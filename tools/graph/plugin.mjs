// @ts-check
// The Nx plugin of the workspace: it infers targets and inputs from the files of the projects, without a list of projects.
// Plain JavaScript: Nx loads it in every command, and Node 20 would need a TypeScript loader each time.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const MANIFEST = /^(?<root>.+)\/package\.json$/;
/** A subject of the end-to-end tests is a folder with test files. */
const SPEC = /^(?<root>(?<tests>.+)\/src\/(?<subject>[^/]+))\/[^/]+\.spec\.ts$/;
const DEV_PAGE = /^(?<root>.+)\/src\/testing\/dev-page\.tsx$/;

/** The end-to-end tests run on the builds of the projects with these tags. */
const SITE_TAGS = ['type:shell', 'type:server'];
/** A project with such tags affects the subjects they name and `site`; a project without them affects all subjects. */
const SUBJECT_TAG = 'e2e:';
const WHOLE_SITE = 'site';

/** The browser is part of the cache key. */
const BROWSER = { env: 'CHROMIUM_PATH' };
const EXTENDED = { env: 'ZARRA_TEST_SCOPE' };

/** @type {import('@nx/devkit').CreateNodes} */
export const createNodes = [
  '{*,*/*}/{package.json,src/*/*.spec.ts,src/testing/dev-page.tsx}',
  (files, _options, { workspaceRoot, nxJsonConfiguration }) => {
    const manifests = matches(files, MANIFEST).map(({ file, root }) => ({
      root,
      ...readManifest(workspaceRoot, file),
    }));
    const site = projectsOfSite(manifests);
    const subjects = uniqueBy(matches(files, SPEC), ({ root }) => root);
    const tests = manifests.filter(({ root }) => subjects.some((subject) => subject.tests === root));
    /** The support of the tests, and the projects that it uses and the site does not. */
    const support = [
      { input: 'default', projects: tests.map(({ name }) => name) },
      {
        input: 'production',
        projects: manifests
          .filter(({ name }) => tests.some(({ dependencies }) => dependencies.includes(name)))
          .filter((manifest) => !site.includes(manifest))
          .map(({ name }) => name),
      },
    ];
    const everySubject = [
      ...support,
      { input: 'production', projects: site.map(({ name }) => name) },
      { input: 'default', projects: subjects.map(({ subject = '' }) => subjectName(subject)) },
      // Back ends of other teams, which the extended run starts.
      '{workspaceRoot}/examples/**/*',
    ];
    const inputsOf = (/** @type {string} */ subject) => [
      ...support,
      ...site
        .filter(({ tags }) => affectsSubject(tags, subject))
        .flatMap(({ root }) => productionInputs(nxJsonConfiguration, root)),
    ];
    return [
      ...uniqueBy(subjects, ({ tests = '' }) => tests).map(({ file, tests = '' }) =>
        project(file, tests, { targets: { e2e: e2eTarget(tests, '', everySubject) } }),
      ),
      ...subjects.map(({ file, root, tests = '', subject = '' }) =>
        project(file, root, {
          name: subjectName(subject),
          tags: ['type:e2e'],
          targets: {
            'e2e-subject': e2eTarget(
              tests,
              ` src/${subject}/ --output=dist/results/${subject}`,
              inputsOf(subject),
            ),
          },
        }),
      ),
      ...matches(files, DEV_PAGE).map(({ file, root }) => project(file, root, { targets: DEV_PAGE_TARGETS })),
    ];
  },
];

/**
 * @param {readonly string[]} files @param {RegExp} pattern
 * @returns {{ file: string, root: string, tests?: string, subject?: string }[]}
 */
const matches = (files, pattern) =>
  files.flatMap((file) => {
    const groups = pattern.exec(file)?.groups;
    return groups ? [{ file, root: groups['root'] ?? '', ...groups }] : [];
  });

/**
 * @template T
 * @param {readonly T[]} items @param {(item: T) => string} key
 * @returns {T[]}
 */
const uniqueBy = (items, key) => [...new Map(items.map((item) => [key(item), item])).values()];

/**
 * @param {string} file @param {string} root
 * @param {Partial<import('@nx/devkit').ProjectConfiguration>} configuration
 * @returns {[string, import('@nx/devkit').CreateNodesResult]}
 */
const project = (file, root, configuration) => [file, { projects: { [root]: { root, ...configuration } } }];

const subjectName = (/** @type {string} */ subject) => `@zarra/e2e-${subject}`;

/** @typedef {{ root: string, name: string, tags: string[], dependencies: string[] }} Manifest */

/**
 * @param {string} workspaceRoot @param {string} file
 * @returns {Omit<Manifest, 'root'>}
 */
function readManifest(workspaceRoot, file) {
  /** @type {{ name: string, dependencies?: object, nx?: { tags?: string[] } }} */
  const { name, dependencies = {}, nx } = JSON.parse(readFileSync(path.join(workspaceRoot, file), 'utf8'));
  return { name, tags: nx?.tags ?? [], dependencies: Object.keys(dependencies) };
}

/**
 * The projects with the tags of the site, and those they use, directly or not.
 * @param {readonly Manifest[]} manifests
 * @returns {Manifest[]}
 */
function projectsOfSite(manifests) {
  const byName = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  const found = new Set(manifests.filter(({ tags }) => SITE_TAGS.some((tag) => tags.includes(tag))));
  // A set also iterates over what is added meanwhile.
  for (const { dependencies } of found)
    for (const name of dependencies) {
      const dependency = byName.get(name);
      if (dependency) found.add(dependency);
    }
  return [...found].sort((a, b) => a.root.localeCompare(b.root, 'en'));
}

/** @param {readonly string[]} tags @param {string} subject */
function affectsSubject(tags, subject) {
  const subjects = tags
    .filter((tag) => tag.startsWith(SUBJECT_TAG))
    .map((tag) => tag.slice(SUBJECT_TAG.length));
  return subjects.length === 0 || subject === WHOLE_SITE || subjects.includes(subject);
}

/**
 * The input `production` of another project. As a pattern of files it makes no dependency, which would select the tests after
 * a change of anything the shell uses.
 * @param {import('@nx/devkit').NxJsonConfiguration} nxJson @param {string} root
 */
const productionInputs = ({ namedInputs = {} }, root) =>
  [...(namedInputs['default'] ?? []), ...(namedInputs['production'] ?? [])].flatMap((input) =>
    typeof input === 'string' && input.includes('{projectRoot}')
      ? [input.replace('{projectRoot}', `{workspaceRoot}/${root}`)]
      : [],
  );

/**
 * @param {string} tests root of the end-to-end tests @param {string} selection arguments that select a part of them
 * @param {import('@nx/devkit').TargetConfiguration['inputs']} inputs
 * @returns {import('@nx/devkit').TargetConfiguration}
 */
const e2eTarget = (tests, selection, inputs = []) => ({
  command: `playwright test${selection}`,
  options: { cwd: tests },
  cache: true,
  parallelism: false,
  dependsOn: ['^build', { projects: SITE_TAGS.map((tag) => `tag:${tag}`), target: 'build' }],
  inputs: ['default', ...inputs, BROWSER, EXTENDED],
});

/** @type {Record<string, import('@nx/devkit').TargetConfiguration>} */
const DEV_PAGE_TARGETS = {
  'dev-page': { command: 'vite --config tools/dev-page/vite.config.ts {projectRoot}', continuous: true },
  'test-dev-page': {
    command: 'node --import tsx --test ../../tools/dev-page/dev-page.test.ts',
    options: { cwd: '{projectRoot}' },
    cache: true,
    inputs: ['default', '^production', '{workspaceRoot}/tools/dev-page/**/*', BROWSER],
  },
};
