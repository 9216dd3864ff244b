import type { Preview } from '@storybook/react-vite';
import { BrandStyles, createTheme, ThemeStyles } from '@zarra/ui-kit';
import { useLayoutEffect, type ReactNode } from 'react';
import { nihol } from '../libs/ui-kit/src/testing/brand.js';

const brands = { zarra: null, nihol: createTheme(nihol) };

/** Global types of the toolbar: brand and contrast. */
export const themeGlobals: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: [
        { value: 'zarra', title: 'Zarra' },
        { value: 'nihol', title: 'Nihol (a second brand of createTheme)' },
      ],
      dynamicTitle: true,
    },
  },
  contrast: {
    description: 'Contrast',
    toolbar: {
      title: 'Contrast',
      icon: 'contrast',
      items: [
        { value: 'system', title: 'Contrast of the system' },
        { value: 'more', title: 'High contrast' },
      ],
      dynamicTitle: true,
    },
  },
};

/** Renders a story with the brand and contrast of the toolbar. */
export const ThemeDecorator = ({
  brand,
  contrast,
  children,
}: {
  brand: string;
  contrast: string;
  children: ReactNode;
}) => {
  const theme = brands[brand as keyof typeof brands];
  // Before plays, which start once the story is rendered.
  useLayoutEffect(() => {
    if (contrast === 'more') document.documentElement.dataset['contrast'] = 'more';
    return () => {
      delete document.documentElement.dataset['contrast'];
    };
  }, [contrast]);
  return (
    <>
      <ThemeStyles />
      {theme && <BrandStyles theme={theme} />}
      {children}
    </>
  );
};
