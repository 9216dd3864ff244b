import type { Preview } from '@storybook/react-vite';
import { BrandStyles, createTheme, ThemeStyles } from '@zarra/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { nihol } from '../libs/ui-kit/src/test-brand.js';

const brands = { zarra: null, nihol: createTheme(nihol) };

/** What the toolbar offers beside light and dark. */
export const wornGlobals: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: [
        { value: 'zarra', title: 'Zarra' },
        { value: 'nihol', title: 'Nihol (a second brand, by createTheme)' },
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
        { value: 'system', title: 'Contrast as the system asks' },
        { value: 'more', title: 'More contrast' },
      ],
      dynamicTitle: true,
    },
  },
};

/** A story as the toolbar dresses it. */
export const WornTheme = ({
  brand,
  contrast,
  children,
}: {
  brand: string;
  contrast: string;
  children: ReactNode;
}) => {
  const theme = brands[brand as keyof typeof brands];
  useEffect(() => {
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
