// @ts-check
// The Nx plugin of the workspace: it infers targets and inputs from the files of the projects, without a list of projects.
// Plain JavaScript: Nx loads it in every command, and Node 20 would need a TypeScript loader each time.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const MANIFEST = /^(?<root>.+)\/package\.json$/;
/** A subject of the end-to-end tests is a folder with test files. */
const SPEC = /^(?<root>.+)\/src\/(?<subject>[^/]+)\/[^/]+\.spec\.ts$/;
const DEV_PAGE = /^(?<root>.+)\/src\/testing\/dev-page\.tsx$/;

/** A project with such tags affects the subjects they name and `site`; a project without them affects all subjects. */
const SUBJECT_TAG = 'e2e:';
const WHOLE_SITE = 'site';

/** The browser is part of the cache key. */
const BROWSER = { env: 'CHROMIUM_PATH' };
const EXTENDED = { env: 'ZARRA_TEST_SCOPE' };

/** @type {import('@nx/devkit').CreateNodes} */
export const createNodes = [
  '{*,*/*}/{package.json,src/*/*.spec.ts,src/testing/dev-page.tsx}',
  (files, _options, { workspaceRoot }) => {
    const specs = matches(files, SPEC);
    const subjects = [...new Set(specs.map(({ subject = '' }) => subject))].sort();
    return [
      ...matches(files, MANIFEST).map(({ file, root }) =>
        project(file, root, { namedInputs: inputsBySubject(path.join(workspaceRoot, file), subjects) }),
      ),
      ...[...new Map(specs.map((spec) => [spec.root, spec])).values()].map(({ file, root }) =>
        project(file, root, { targets: e2eTargets(subjects) }),
      ),
      ...matches(files, DEV_PAGE).map(({ file, root }) => project(file, root, { targets: DEV_PAGE_TARGETS })),
    ];
  },
];

/**
 * @param {readonly string[]} files @param {RegExp} pattern
 * @returns {{ file: string, root: string, subject?: string }[]}
 */
const matches = (files, pattern) =>
  files.flatMap((file) => {
    const groups = pattern.exec(file)?.groups;
    return groups ? [{ file, root: groups['root'] ?? '', ...groups }] : [];
  });

/**
 * @param {string} file @param {string} root
 * @param {Partial<import('@nx/devkit').ProjectConfiguration>} configuration
 * @returns {[string, import('@nx/devkit').CreateNodesResult]}
 */
const project = (file, root, configuration) => [file, { projects: { [root]: { root, ...configuration } } }];

/**
 * The named inputs `e2e-<subject>` of a project: its production files, or nothing when its tags name other subjects only.
 * @param {string} manifest @param {readonly string[]} subjects
 */
function inputsBySubject(manifest, subjects) {
  /** @type {{ nx?: { tags?: string[] } }} */
  const { nx: { tags = [] } = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  const taggedSubjects = tags
    .filter((tag) => tag.startsWith(SUBJECT_TAG))
    .map((tag) => tag.slice(SUBJECT_TAG.length));
  const isAffected = (/** @type {string} */ subject) =>
    taggedSubjects.length === 0 || subject === WHOLE_SITE || taggedSubjects.includes(subject);
  return Object.fromEntries(
    subjects.map((subject) => [`e2e-${subject}`, isAffected(subject) ? ['production'] : []]),
  );
}

/**
 * `e2e` runs all subjects in one task; `e2e-subjects` runs each in a separate task, so an affected run repeats only some.
 * @param {readonly string[]} subjects
 * @returns {Record<string, import('@nx/devkit').TargetConfiguration>}
 */
const e2eTargets = (subjects) => ({
  e2e: playwright('playwright test', ['default', '^production']),
  ...Object.fromEntries(
    subjects.map((subject) => [
      `e2e-${subject}`,
      playwright(`playwright test src/${subject}/ --output=dist/results/${subject}`, [
        ...['{projectRoot}/*', '{projectRoot}/src/*', '{projectRoot}/src/testing/**/*'],
        `{projectRoot}/src/${subject}/**/*`,
        ...['shared', `^e2e-${subject}`],
      ]),
    ]),
  ),
  'e2e-subjects': { executor: 'nx:noop', dependsOn: subjects.map((subject) => `e2e-${subject}`) },
});

/**
 * @param {string} command @param {string[]} inputs
 * @returns {import('@nx/devkit').TargetConfiguration}
 */
const playwright = (command, inputs) => ({
  command,
  options: { cwd: '{projectRoot}' },
  cache: true,
  parallelism: false,
  dependsOn: ['^build'],
  inputs: [...inputs, BROWSER, EXTENDED],
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
