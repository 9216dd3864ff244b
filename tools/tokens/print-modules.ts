import { declarations, isColored, isVariable, printThemeCss } from './print-theme-css.js';
import type { Modes, Token } from './read-tokens.js';

const HEAD = '// Generated from libs/ui-kit/tokens: edit those files and run tools/tokens/generate.ts.\n\n';

const inGroup = (tokens: readonly Token[], group: string) =>
  tokens.filter(({ id }) => id.startsWith(`${group}.`));
const nameOf = ({ id }: Token) => id.slice(id.indexOf('.') + 1);

const quoted = ({ value }: Token) => JSON.stringify(value);
const describe = ({ description }: Token) => (description ? `/** ${description} */\n` : '');

/** Prints an object with the tokens' names as keys. */
const record = (tokens: readonly Token[], valueOf = quoted, comment: (token: Token) => string = () => '') => {
  const lines = tokens.map(
    (token) => `${comment(token)}${JSON.stringify(nameOf(token))}: ${valueOf(token)},`,
  );
  return `{${lines.join('\n')}}`;
};
/** The same with the tokens' descriptions as comments. */
const describedRecord = (tokens: readonly Token[], valueOf = quoted) => record(tokens, valueOf, describe);

/** Width of a breakpoint, px. */
const pixels = ({ value }: Token) => Number.parseFloat(value);
const mediaFrom = (token: Token) => `@media (min-width: ${pixels(token) / 16}em)`;

/** Prints the modules of libs/ui-kit/src/tokens, by file name. */
export function printModules(modes: Modes): Record<string, string> {
  const { light, dark, lightMore, darkMore } = modes;
  const breakpoints = inGroup(light, 'breakpoint');
  const dashes = inGroup(light, 'dash');
  const desktop = breakpoints.find((token) => nameOf(token) === 'md');
  if (!desktop) throw new Error('There is no breakpoint "md".');
  // A colour changed for more contrast in one theme is declared in both, because the dark theme overrides the light one.
  const isChanged = light.map(
    ({ value }, at) => lightMore[at]?.value !== value || darkMore[at]?.value !== dark[at]?.value,
  );
  const changed = (mode: readonly Token[]) =>
    record(
      inGroup(
        mode.filter((_, at) => isChanged[at]),
        'color',
      ),
    );
  const composites = light.filter((token) => isColored(token) && !token.id.startsWith('color.'));
  const names = light
    .filter((token) => isVariable(token) && !/^(space|color)\./.test(token.id))
    .map(({ variable }) => `'${variable.replace('--ui-', '')}'`);

  const modules = {
    'chart-colors.ts': `/** Colours of chart lines and categories: equal lightness, each with a dash pattern. */
export const chartColors = [${dashes.map((token) => `'${nameOf(token)}'`).join(', ')}] as const;

/** The name of a chart colour. */
export type ChartColor = (typeof chartColors)[number];

/** SVG \`stroke-dasharray\` (and canvas \`setLineDash\`, split at the space) of each chart colour, in CSS pixels. */
export const chartDashes: Record<ChartColor, string> = ${describedRecord(dashes)};
`,
    'colors.ts': `const light = ${describedRecord(inGroup(light, 'color'))} as const;

/** Name of a colour, without the \`color-\` prefix. */
export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = ${record(inGroup(dark, 'color'))};

/** Every colour in both themes. */
export const colors: Readonly<Record<'light' | 'dark', Record<ColorName, string>>> = { light, dark };
`,
    'composites.ts': `/** Tokens that use colours, as CSS declarations. Declared with the colours: a dark part of a light page would inherit light ones. */
export const composites = ${JSON.stringify(declarations(composites))};
`,
    'contrast-colors.ts': `/** The colours that change in high contrast: text at 7:1, visible dividers. The others stay the same. */
export const contrastColors = { light: ${changed(lightMore)}, dark: ${changed(darkMore)} } as const;
`,
    'scales.ts': `/** Distances in rem; the name is the multiple of 4 px. */
export const space = ${record(inGroup(light, 'space'))} as const;

/** Viewport widths at which layouts change, in CSS pixels at the default text size of 16 px. */
export const breakpoints = ${describedRecord(breakpoints, (token) => `${pixels(token)}`)} as const;

/** Media queries of the breakpoints, in em: they follow the text size. In a style template: \`\${media.md} { … }\`. */
export const media = ${describedRecord(breakpoints, (token) => `'${mediaFrom(token)}'`)} as const satisfies Record<keyof typeof breakpoints, string>;
`,
    'theme-css.ts': `/**
 * All tokens as CSS variables, light and dark.
 *
 * \`:where\` keeps the specificity at zero: a plain \`:root { --ui-color-accent: … }\` of a consumer overrides it in
 * any order. Print is always light. Dark colours are written twice: browsers of older school computers do not support
 * \`light-dark()\`.
 */
export const themeCss = (): string => \`
${printThemeCss(modes, mediaFrom(desktop))}
\`;
`,
    'token-name.ts': `import type { ColorName } from './colors.js';
import type { space } from './scales.js';

/** The name of a design token: its CSS variable without the leading \`--ui-\`. */
export type TokenName = \`color-\${ColorName}\` | \`space-\${keyof typeof space}\` | ${names.join(' | ')};
`,
  };
  return Object.fromEntries(Object.entries(modules).map(([name, text]) => [name, HEAD + text]));
}
