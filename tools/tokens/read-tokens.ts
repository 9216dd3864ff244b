import { readFile } from 'node:fs/promises';
import { build, defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';

/** A resolved token. */
export interface Token {
  readonly id: string;
  readonly variable: string;
  readonly value: string;
  readonly description?: string | undefined;
}

const DEFAULTS = { theme: 'light', screen: 'phone', pointer: 'fine', motion: 'full' };
/** Inputs of the resolver by mode. */
const INPUTS = {
  light: DEFAULTS,
  dark: { ...DEFAULTS, theme: 'dark' },
  lightMore: { ...DEFAULTS, theme: 'light-more' },
  darkMore: { ...DEFAULTS, theme: 'dark-more' },
  desktop: { ...DEFAULTS, screen: 'desktop' },
  coarse: { ...DEFAULTS, pointer: 'coarse' },
  still: { ...DEFAULTS, motion: 'reduced' },
};

/** All tokens of each mode, in the same order. */
export type Modes = Readonly<Record<keyof typeof INPUTS, readonly Token[]>>;

/** Dash patterns as lengths without units, for SVG and canvas; CSS has no such value. */
const transformValue = (token: TokenNormalized): string | undefined => {
  if (token.$type !== 'strokeStyle') return undefined;
  if (typeof token.$value === 'string') return 'none';
  return token.$value.dashArray.map((dash) => (typeof dash === 'object' ? dash.value : dash)).join(' ');
};

/** Minifies a value: it is in the head of every page. */
const minified = (value: string): string =>
  value
    .replaceAll('"', "'")
    .replaceAll(/'([A-Za-z]+)'/g, '$1')
    .replaceAll(/\b0px\b/g, '0')
    .replaceAll(', ', ',')
    // The default spread of a shadow is zero.
    .replaceAll(' 0 var(', ' var(');

/** Reads, validates and resolves the tokens of a DTCG resolver file in every mode. */
export async function readTokens(file: URL): Promise<Modes> {
  let modes: Modes | undefined;
  const config = defineConfig(
    {
      alphabetize: false,
      plugins: [
        css({
          skipBuild: true,
          legacyHex: true,
          variableName: ({ id }) => `--ui-${id.replaceAll('.', '-')}`,
          transform: transformValue,
          permutations: Object.values(INPUTS).map((input) => ({ input, prepare: (contents) => contents })),
        }),
        {
          name: 'zarra',
          build({ getTransforms }) {
            const resolved = Object.entries(INPUTS).map(([mode, input]): [string, Token[]] => [
              mode,
              getTransforms({ format: 'css', input }).map(({ token, localID, value }) => ({
                id: token.id,
                variable: String(localID),
                value: minified(value as string),
                description: token.$description,
              })),
            ]);
            modes = Object.fromEntries(resolved) as unknown as Modes;
            return Promise.resolve();
          },
        },
      ],
    },
    { cwd: new URL('.', file) },
  );
  const source = { filename: file, src: await readFile(file, 'utf8') };
  const { tokens, sources, resolver } = await parse([source], { config });
  await build(tokens, { sources, resolver, config });
  if (!modes) throw new Error('The tokens were not resolved.');
  return modes;
}
