import { readFile } from 'node:fs/promises';
import { defineConfig, parse, type TokenNormalized, type TokenNormalizedSet } from '@terrazzo/parser';

/** Modes of a collection of variables, each with its inputs of the resolver. */
type Collection = Readonly<Record<string, Readonly<Record<string, string>>>>;

const DEFAULTS = { theme: 'light', screen: 'phone', pointer: 'coarse', motion: 'full' };
const COLLECTIONS: Readonly<Record<string, Collection>> = {
  colour: {
    light: DEFAULTS,
    dark: { ...DEFAULTS, theme: 'dark' },
    'light-more': { ...DEFAULTS, theme: 'light-more' },
    'dark-more': { ...DEFAULTS, theme: 'dark-more' },
  },
  size: {
    phone: DEFAULTS,
    desktop: { ...DEFAULTS, screen: 'desktop', pointer: 'fine' },
  },
};

/** Figma has no root text size and no stack of fonts: sizes are pixels, a font is its first family. */
const PX_PER_REM = 16;

/** The type and value of a token in Figma; undefined for those without a kind of variable there. */
function variableOf(token: TokenNormalized): { $type: string; $value: unknown } | undefined {
  switch (token.$type) {
    case 'color':
      return { $type: 'color', $value: token.$value };
    case 'dimension': {
      const { value, unit } = token.$value;
      const pixels = unit === 'rem' ? Math.round(value * PX_PER_REM * 100) / 100 : value;
      return { $type: 'dimension', $value: { value: pixels, unit: 'px' } };
    }
    case 'number':
    case 'fontWeight':
      return { $type: 'number', $value: token.$value };
    case 'fontFamily':
      return { $type: 'fontFamily', $value: [token.$value].flat()[0]?.replace(/ Variable$/, '') };
    default:
      return undefined;
  }
}

/** Groups tokens by their ids, such as `color.page`. */
function printTokens(tokens: readonly TokenNormalized[]): string {
  const root: Record<string, unknown> = {};
  for (const token of tokens) {
    const variable = variableOf(token);
    if (!variable) continue;
    const path = token.id.split('.');
    let group = root;
    for (const part of path.slice(0, -1)) group = (group[part] ??= {}) as Record<string, unknown>;
    group[path.at(-1) ?? ''] = {
      ...variable,
      ...(token.$description && { $description: token.$description }),
    };
  }
  return JSON.stringify(root);
}

/**
 * Prints one DTCG file per mode of each Figma collection, by file name: `colour.dark.tokens.json`. Values are resolved and complete,
 * because importers of Figma read neither resolver files nor references between files.
 */
export async function printFigma(file: URL): Promise<Record<string, string>> {
  const config = defineConfig({ alphabetize: false, plugins: [] }, { cwd: new URL('.', file) });
  const { resolver } = await parse([{ filename: file, src: await readFile(file, 'utf8') }], { config });
  const files: Record<string, string> = {};
  for (const [collection, modes] of Object.entries(COLLECTIONS)) {
    for (const [mode, input] of Object.entries(modes)) {
      const set: TokenNormalizedSet = resolver.apply(input);
      const tokens = Object.values(set).filter(
        // The order of layers is no value of a design.
        ({ id, $type }) => ($type === 'color') === (collection === 'colour') && !id.startsWith('z.'),
      );
      files[`${collection}.${mode}.tokens.json`] = printTokens(tokens);
    }
  }
  return files;
}
