// node --import tsx tools/packages/api-reports.ts [library …]: writes the API report of every library, or of the named ones and their
// dependencies, next to its README. A report lists all that consumers can import, so that a review sees a changed API as a diff.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { librariesFor, root, type Library } from './libraries.js';
import { entryDeclarations, preparePackages } from './prepare.js';

/** Writes the reports of all libraries. */
export const REPORT_COMMAND = 'node --import tsx tools/packages/api-reports.ts';

const OUTPUT = path.join(root, 'dist/api-reports');
const COMPILER_OPTIONS = {
  ...{ target: 'es2022', module: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
  ...{ strict: true, skipLibCheck: true },
};

/** Writes a module with everything a library exports: its root entry, and each further entry as a namespace. */
function writeEntry(library: Library): string {
  const lines = entryDeclarations(library).map(({ entry, file }) => {
    const module = path.relative(OUTPUT, path.join(library.folder, file)).replace(/\.d\.ts$/, '.js');
    const namespace = entry === '.' ? '*' : `* as ${entry.slice(2).replaceAll(/\W/g, '_')}`;
    return `export ${namespace} from '${module}';\n`;
  });
  const entryFile = path.join(OUTPUT, `${path.basename(library.folder)}.d.ts`);
  writeFileSync(entryFile, lines.join(''));
  return entryFile;
}

function configOf(library: Library): ExtractorConfig {
  const entryFile = writeEntry(library);
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(library.folder, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: entryFile,
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: [entryFile] } },
      apiReport: {
        enabled: true,
        reportFileName: `${path.basename(library.folder)}.api.md`,
        reportFolder: library.folder,
        reportTempFolder: OUTPUT,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
    },
  });
}

/**
 * Compares the reports of libraries with their built declarations.
 * @param update writes the reports that differ
 * @returns the names of the libraries whose report differs
 */
export function changedReports(libraries: readonly Library[], update = false): string[] {
  mkdirSync(OUTPUT, { recursive: true });
  const configs = libraries.map(configOf);
  const [first, ...others] = configs;
  if (!first) return [];
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  return configs
    .filter(
      (config) =>
        Extractor.invoke(config, {
          compilerState,
          localBuild: update,
          // Comments follow JSDoc, not TSDoc, and the caller reports what changed.
          messageCallback: (message) => {
            message.handled = true;
          },
        }).apiReportChanged,
    )
    .map(({ packageJson }) => packageJson?.name ?? '');
}

if (process.argv[1] === import.meta.filename) {
  const selected = librariesFor(process.argv.slice(2));
  await preparePackages(selected);
  for (const name of changedReports(selected, true)) console.log(`${name}: written`);
}
