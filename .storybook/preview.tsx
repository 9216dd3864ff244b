/// <reference types="vite/client" />
import '@fontsource-variable/inter';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { initialize, mswLoader } from 'msw-storybook-addon';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { systemBase } from './catalogue-theme.js';
import { elementControls } from './element-controls.js';
import { layoutSettled } from './layout-settled.js';
import { ThemeDecorator, themeGlobals } from './theme-decorator.js';

document.documentElement.lang = 'uz';

/** Set in tests: the tags of the axe rules that a run applies, empty for all rules (vitest.config.ts). */
const axeTags = import.meta.env['STORIES_AXE_TAGS'] as string | undefined;
const axeOptions =
  axeTags === undefined
    ? {}
    : { resultTypes: ['violations'], ...(axeTags && { runOnly: axeTags.split(',') }) };

// Timeout of waits in plays, long enough for a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// Only requests with handlers are intercepted.
initialize({ onUnhandledRequest: 'bypass', quiet: true, serviceWorker: { url: './mockServiceWorker.js' } });

// Only documentation pages load these, not the tests of stories.
const ComponentPage = lazy(async () => ({
  default: (await import('./guidance/component-page.js')).ComponentPage,
}));
const DocsContainer = lazy(async () => ({
  default: (await import('./docs-container.js')).DocsContainer,
}));

/** Clears the storage of the previous story, except Storybook's own entries. */
function clearStoryStorage() {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!/^@?storybook/.test(key)) storage.removeItem(key);
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [elementControls],
  globalTypes: themeGlobals,
  initialGlobals: { brand: 'zarra', contrast: 'system' },
  loaders: [mswLoader],
  // Plays measure texts: a font that loads during one would change its result.
  beforeAll: async () => {
    await document.fonts.load("1rem 'Inter Variable'", 'Oʻ');
  },
  beforeEach: clearStoryStorage,
  // axe runs after this.
  afterEach: layoutSettled,
  decorators: [
    (Story, { globals }) => (
      <ThemeDecorator brand={String(globals['brand'])} contrast={String(globals['contrast'])}>
        <Story />
      </ThemeDecorator>
    ),
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: systemBase(),
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    a11y: {
      test: 'error',
      config: {
        rules: [
          // The WCAG 2.2 rule about target sizes is off by default.
          { id: 'target-size', enabled: true },
          // Level AAA; a tag would enable it.
          { id: 'color-contrast-enhanced', enabled: false },
        ],
      },
      options: axeOptions,
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: (props: DocsContainerProps) => (
        <Suspense fallback={null}>
          <DocsContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense fallback={null}>
          <ComponentPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Start',
            'Colour',
            'Type',
            'Tokens',
            'Icons',
            'Figma',
            'Voice',
            'Words',
            'Screens',
            'Patterns',
            'Comparison',
            'Changelog',
          ],
          'Site',
          'UI Kit',
        ],
      },
    },
    viewport: {
      options: {
        small: {
          name: 'Small phone 320×640',
          styles: { width: '320px', height: '640px' },
          type: 'mobile',
        },
        phone: { name: 'Phone 360×640', styles: { width: '360px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768×1024', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: {
          name: 'Desktop 1280×800',
          styles: { width: '1280px', height: '800px' },
          type: 'desktop',
        },
      },
    },
  },
};

export default preview;
