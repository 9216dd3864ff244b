// @ts-check
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readManifest, root } from '../libraries.mjs';

const run = promisify(execFile);
/** Two of these in one page break it: hooks and styles are kept by the module. */
const ONE_ONLY = ['react', 'react-dom', 'styled-components', 'react-router', '@tanstack/react-query'];

/** @param {string} name */
const versionHere = (name) => readManifest(path.join(root, 'node_modules', name)).version;

/**
 * A manifest that names packages only gets the versions this workspace is tested with; ours are the newest published.
 * @param {string} folder
 * @param {Record<string, string>} instead versions to try instead
 */
function writeVersions(folder, instead) {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const field of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[field] ?? {}))
      if (!name.startsWith('@zarra/')) manifest[field][name] = instead[name] ?? versionHere(name);
  writeFileSync(file, JSON.stringify(manifest, undefined, 2));
}

/**
 * Copies a consumer to a fresh folder and installs it as its owner would: ours from the registry, with strict peers. What
 * npm's cache has of the others is taken from there.
 * @param {string} consumer its folder here
 * @param {string} folder the fresh one
 * @param {string} registry where ours are
 * @param {Record<string, string>} [instead] versions to try instead of this workspace's
 * @returns {Promise<string[]>} faults
 */
export async function install(consumer, folder, registry, instead = {}) {
  cpSync(consumer, folder, { recursive: true });
  writeVersions(folder, instead);
  writeFileSync(path.join(folder, '.npmrc'), `@zarra:registry=${registry}\n`);
  const { stderr } = await run(
    'npm',
    ['install', '--strict-peer-deps', '--prefer-offline', '--no-audit', '--no-fund'],
    { cwd: folder },
  );
  const lock = JSON.parse(readFileSync(path.join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  const places = Object.keys(lock.packages);
  return [
    ...(/peer|ERESOLVE|deprecated/i.test(stderr) ? [`npm warns: ${stderr.trim()}`] : []),
    ...ONE_ONLY.filter(
      (name) => places.filter((place) => place.endsWith(`node_modules/${name}`)).length > 1,
    ).map((name) => `${name} is installed more than once`),
  ];
}
