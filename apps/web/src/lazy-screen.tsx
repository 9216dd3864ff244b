import { ProgressLine } from '@zarra/ui-kit';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { strings } from './strings.js';

/**
 * Makes a screen whose file is loaded when it is first opened, or earlier by `preload`. It has a Suspense boundary of its
 * own: the previous screen is unmounted at once and can no longer send requests or navigate.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (loaded = await load());
  const Lazy = lazy(async () => ({ default: await preload() }));
  const LazyScreen = (props: Props) => {
    const [Screen] = useState(() => loaded ?? Lazy);
    return (
      <Suspense fallback={<ProgressLine active label={strings.loading} />}>
        <Screen {...props} />
      </Suspense>
    );
  };
  return Object.assign(LazyScreen, { preload });
}
