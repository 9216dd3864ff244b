#!/usr/bin/env node
// bin/zarra of the archive: runs a program of apps/api/dist in this process, so that signals and memory limits reach it.
'use strict';

const path = require('node:path');
const { pathToFileURL } = require('node:url');

const dist = path.resolve(__dirname, '../apps/api/dist');
/** Programs by subcommand; `backup` and `restore` are commands of `admin`. */
const programs = new Map([
  ['start', 'server.js'],
  ['content', 'content-cli.js'],
  ['admin', 'admin-cli.js'],
  ['backup', 'admin-cli.js'],
  ['restore', 'admin-cli.js'],
  ['doctor', 'doctor-cli.js'],
  ['pack:site', 'pack-site-cli.js'],
]);

const HELP = `zarra <command>

  start                starts the server; the settings are environment variables (docs/operate.md)
  content <command>    checks, imports and exports the curriculum
  admin <command>      users, sessions, messages
  backup <file>        writes all data to one file, also while the server runs
  restore <file>       restores a backup into an empty database
  pack:site --api <url> writes a copy of the site for a web host, whose API is another back end
  doctor [--site]      checks this machine and the settings, with --site also the public address, and prints what to do

Each command has --help. zarra --version prints the release.`;

const [name = '', ...args] = process.argv.slice(2);
const program = programs.get(name);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Zarra needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exitCode = 1;
} else if (name === '--version') {
  console.log(require('../package.json').version);
} else if (name === '--help' || name === '-h') {
  console.log(HELP);
} else if (program === undefined) {
  console.error(HELP);
  process.exitCode = 2;
} else {
  const isAdminCommand = name === 'backup' || name === 'restore';
  process.argv = [process.execPath, __filename, ...(isAdminCommand ? [name] : []), ...args];
  import(pathToFileURL(path.join(dist, program)).href);
}
