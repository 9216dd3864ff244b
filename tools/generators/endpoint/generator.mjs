// @ts-check
// Plain JavaScript: on Node 20 Nx loads generators without a TypeScript loader.
import path from 'node:path';
import { formatFiles, generateFiles, names, OverwriteStrategy } from '@nx/devkit';
import { writeApiReports } from '../write-api-reports.mjs';

const [CONTRACTS, API] = ['libs/contracts/src', 'apps/api/src'];

/**
 * Adds a call to the API in five files: the call table, the endpoints of the area and the list of endpoints in contracts, the
 * handlers of the area and a test in the server. api-client needs no change: it sends every call of the table. The shapes are placeholders.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, area: string, method?: 'GET' | 'POST', access?: 'public' | 'session', path?: string }} options
 * @returns {Promise<() => void>} writes the API report of contracts
 * @throws {Error} when the call exists already, when a name is not in kebab-case, when the area has no handlers or endpoints
 */
export default async function endpoint(
  tree,
  { name, area, method = 'GET', access = 'public', path: callPath = `/${name}/` },
) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`"${name}" is not in kebab-case`);
  if (!/^(\/([a-z0-9-]+|\{[a-zA-Z]+\}))+\/$/.test(callPath))
    throw new Error(`"${callPath}" is not a path between slashes`);
  const { propertyName } = names(name);
  const parameters = [...callPath.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  const calls = read(tree, `${CONTRACTS}/call-table.ts`);
  if (calls.includes(`export const ${propertyName} =`))
    throw new Error(`the call ${propertyName} exists already`);
  const handlers = handlersOf(tree, area);

  append(
    tree,
    `${CONTRACTS}/call-table.ts`,
    callSource({ propertyName, method, callPath, access, parameters }),
  );
  const substitutions = {
    ...{ name, propertyName, method, access, path: callPath, parameters },
    summary: `${names(name).className.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`,
    requestPath: callPath.replace(/\{\w+\}/g, '7'),
    errorStatuses: [
      ...(method === 'POST' ? [400] : []),
      ...(access === 'session' ? [401] : []),
      ...(access === 'session' || method === 'POST' ? [403] : []),
      ...(parameters.length > 0 ? [404] : []),
    ],
  };
  const files = path.join(import.meta.dirname, 'files');
  const once = { overwriteStrategy: OverwriteStrategy.ThrowIfExisting };
  addEndpoint(tree, area, propertyName, endpointSource(substitutions));
  generateFiles(tree, path.join(files, 'api'), `${API}/${area}`, substitutions, once);
  addHandler(tree, handlers, propertyName, handlerSource(method, parameters));
  await formatFiles(tree);
  return writeApiReports(tree, ['@zarra/contracts']);
}

/** @param {import('@nx/devkit').Tree} tree @param {string} file */
const read = (tree, file) => tree.read(file, 'utf8') ?? '';

/** @param {import('@nx/devkit').Tree} tree @param {string} file @param {string} text */
const append = (tree, file, text) => tree.write(file, read(tree, file) + text);

/**
 * The file with the handlers of an area of the server.
 * @param {import('@nx/devkit').Tree} tree @param {string} area
 */
function handlersOf(tree, area) {
  const filesIn = (/** @type {string} */ folder) =>
    tree.children(`${API}/${folder}`).filter((file) => file.endsWith('-handlers.ts'));
  const [file] = filesIn(area);
  if (file) return `${API}/${area}/${file}`;
  const areas = tree.children(API).filter((folder) => filesIn(folder).length > 0);
  throw new Error(`"${area}" is no area with handlers; areas: ${areas.join(', ')}`);
}

/** @param {{ propertyName: string, method: string, callPath: string, access: string, parameters: string[] }} call */
const callSource = ({ propertyName, method, callPath, access, parameters }) => `
export const ${propertyName} = {
  name: '${propertyName}',
  method: '${method}',
  path: '${callPath}',
  access: '${access}',
  ${parameters.length > 0 ? `patterns: { ${parameters.map((parameter) => `${parameter}: /^[1-9]\\d{0,8}$/`).join(', ')} },` : ''}
} as const satisfies Call;
`;

/**
 * Adds an endpoint to the table of its area, and its name to the list of endpoints.
 * @param {import('@nx/devkit').Tree} tree @param {string} area @param {string} name @param {string} endpoint
 */
function addEndpoint(tree, area, name, endpoint) {
  const [file, list] = [`${CONTRACTS}/endpoints/${area}.ts`, `${CONTRACTS}/endpoints.ts`];
  const end = `} from './endpoints/${area}.js'`;
  const names = read(tree, list).split(end);
  if (!tree.exists(file) || names.length !== 2) throw new Error(`${list} has no area "${area}"`);
  append(tree, file, endpoint);
  tree.write(list, `${names[0]?.replace(/,?\s*$/, '')}, ${name} ${end}${names[1]}`);
}

/** @param {{ propertyName: string, summary: string, method: string, parameters: string[], errorStatuses: number[] }} endpoint */
const endpointSource = ({ propertyName, summary, method, parameters, errorStatuses }) => `
export const ${propertyName} = defineEndpoint({
  ...calls.${propertyName},
  summary: '${summary}',
  ${method === 'POST' ? 'request: z.object({ id: z.int() }),' : ''}
  ${parameters.length > 0 ? `params: z.object({ ${parameters.map((parameter) => `${parameter}: z.string().check(z.regex(calls.${propertyName}.patterns.${parameter}))`).join(', ')} }),` : ''}
  status: 200,
  response: z.object({ id: z.int() }),
  errorStatuses: [${errorStatuses.join(', ')}],
});
`;

/**
 * Adds a handler after those of its area.
 * @param {import('@nx/devkit').Tree} tree @param {string} file @param {string} name @param {string} handler
 */
function addHandler(tree, file, name, handler) {
  const source = read(tree, file);
  const end = source.lastIndexOf('\n  },\n  {') + 1;
  if (end === 0) throw new Error(`${file} is no plugin with metadata`);
  tree.write(file, `${source.slice(0, end)}implement('${name}', ${handler});\n${source.slice(end)}`);
}

/** A handler that responds with a number of its request. @param {string} method @param {string[]} parameters */
function handlerSource(method, [parameter]) {
  if (method === 'POST') return '({ body: { id } }) => ({ id })';
  return parameter ? `({ params }) => ({ id: Number(params['${parameter}']) })` : '() => ({ id: 7 })';
}
