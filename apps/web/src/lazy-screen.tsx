import { ProgressLine } from '@zarra/ui-kit';
import { HydratedPage } from '@zarra/ui-kit/before-hydration';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { strings } from './strings.js';

/**
 * Creates a screen whose chunk loads when it is first rendered, or earlier by `preload`. Its own Suspense boundary unmounts
 * the previous screen at once, which then cannot send requests or navigate.
 * @param marksPage whether the page is hydrated with this screen; an experiment is when its address is open
 */
export function lazyScreen<Props extends object>(
  load: (path?: string) => Promise<ComponentType<Props>>,
  marksPage = true,
) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (path?: string): Promise<ComponentType<Props>> => (loaded = await load(path));
  const Lazy = lazy(async () => ({ default: await preload() }));
  const LazyScreen = (props: Props) => {
    const [Screen] = useState(() => loaded ?? Lazy);
    return (
      <Suspense fallback={<ProgressLine active label={strings.loading} />}>
        <Screen {...props} />
        {marksPage && <HydratedPage />}
      </Suspense>
    );
  };
  return Object.assign(LazyScreen, { preload });
}
