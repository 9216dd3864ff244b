import { create } from 'storybook/theming/create';
import dark from '@zarra/ui-kit/tokens/figma/colour.dark.tokens.json';
import light from '@zarra/ui-kit/tokens/figma/colour.light.tokens.json';

/** A theme of the product. */
export type Base = 'light' | 'dark';

/** The theme of the system. */
export const systemBase = (): Base => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Storybook's own parts, the sidebar and the documentation pages, in the colours of the kit. */
export function catalogueTheme(base: Base) {
  const { color } = base === 'dark' ? dark : light;
  const hexOf = (name: keyof typeof color): string => color[name].$value.hex;
  return create({
    base,
    // HTML: the logo beside the name.
    brandTitle:
      '<img src="./favicon.svg" alt="" width="24" height="24" style="vertical-align:-6px;margin-inline-end:6px"> Zarra',
    brandUrl: './',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    appBg: hexOf('page'),
    appContentBg: hexOf('surface'),
    appPreviewBg: hexOf('page'),
    appBorderColor: hexOf('line'),
    appBorderRadius: 6,
    colorPrimary: hexOf('accent'),
    colorSecondary: hexOf('accent'),
    textColor: hexOf('text'),
    textMutedColor: hexOf('muted'),
    barBg: hexOf('surface'),
    barTextColor: hexOf('muted'),
    barHoverColor: hexOf('accent'),
    barSelectedColor: hexOf('accent'),
    inputBg: hexOf('surface'),
    inputBorder: hexOf('line'),
    inputTextColor: hexOf('text'),
    inputBorderRadius: 6,
  });
}
