// @ts-check
import { readFile } from 'node:fs/promises';
import { build, defineConfig, parse } from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';

/**
 * One token as the printers need it.
 * @typedef {{ id: string, variable: string, value: string, description: string | undefined }} Token
 */

/** @typedef {Record<keyof typeof modes, Token[]>} Modes all tokens in each mode, in one order */

/** What is asked of the resolver, by the names the printers use; what is not named is at its default. */
const modes = /** @type {const} */ ({
  light: {},
  dark: { theme: 'dark' },
  lightMore: { theme: 'light-more' },
  darkMore: { theme: 'dark-more' },
  desktop: { screen: 'desktop' },
  coarse: { pointer: 'coarse' },
  still: { motion: 'reduced' },
});

/** @param {import('@terrazzo/parser').TokenNormalized} token */
function asCss(token) {
  // CSS has no word for a pattern of dashes; SVG and canvas take the bare lengths.
  if (token.$type === 'strokeStyle')
    return typeof token.$value === 'string'
      ? 'none'
      : token.$value.dashArray.map((dash) => (typeof dash === 'object' ? dash.value : dash)).join(' ');
  return undefined;
}

/**
 * The same value in fewer bytes: it stands in the head of every page.
 * @param {string} value
 */
const compressed = (value) =>
  value
    .replaceAll('"', "'")
    .replaceAll(/'([A-Za-z]+)'/g, '$1')
    .replaceAll(/\b0px\b/g, '0')
    .replaceAll(', ', ',')
    // A shadow spreads by nothing unless it says so.
    .replaceAll(' 0 var(', ' var(');

/**
 * Reads, checks and resolves the tokens of a DTCG resolver file, in every mode.
 * @param {URL} file
 * @returns {Promise<Modes>}
 */
export async function readTokens(file) {
  const defaults = { theme: 'light', screen: 'phone', pointer: 'fine', motion: 'full' };
  const inputs = Object.entries(modes).map(([mode, input]) => ({ mode, input: { ...defaults, ...input } }));
  /** @type {Record<string, Token[]>} */
  const read = {};
  const config = defineConfig(
    {
      alphabetize: false,
      plugins: [
        css({
          skipBuild: true,
          legacyHex: true,
          variableName: ({ id }) => `--ui-${id.replaceAll('.', '-')}`,
          transform: asCss,
          permutations: inputs.map(({ input }) => ({ input, prepare: (contents) => contents })),
        }),
        {
          name: 'zarra',
          async build({ getTransforms }) {
            for (const { mode, input } of inputs)
              read[mode] = getTransforms({ format: 'css', input }).map(({ token, localID, value }) => ({
                id: token.id,
                variable: `${localID}`,
                value: compressed(`${value}`),
                description: token.$description,
              }));
          },
        },
      ],
    },
    { cwd: new URL('.', file) },
  );
  const { tokens, sources, resolver } = await parse([{ filename: file, src: await readFile(file, 'utf8') }], {
    config,
  });
  await build(tokens, { sources, resolver, config });
  return /** @type {Modes} */ (read);
}
