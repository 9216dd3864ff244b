import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useCallback, useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { catalogueTheme, systemBase, type Base } from './catalogue-theme.js';

const themes = { light: catalogueTheme('light'), dark: catalogueTheme('dark') };

/** The theme of the toolbar, or that of the system as long as none is chosen there. */
function useToolbarTheme({ channel }: DocsContainerProps['context']): Base {
  const subscribe = useCallback(
    (listener: () => void) => {
      channel.on(GLOBALS_UPDATED, listener);
      return () => channel.off(GLOBALS_UPDATED, listener);
    },
    [channel],
  );
  return useSyncExternalStore(subscribe, () => {
    const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as {
      globals: { theme?: string };
    }[];
    const theme = event?.globals.theme;
    return theme === 'light' || theme === 'dark' ? theme : systemBase();
  });
}

/** A documentation page in the theme of the toolbar, so that its text, controls and stories have one background. */
export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => {
  const theme = useToolbarTheme(props.context);
  // The decorator of stories sets it too. A page of text has no story, but drawings with variables of the theme.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <Container {...props} theme={themes[theme]} />;
};
