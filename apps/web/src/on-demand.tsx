import { ProgressLine } from '@zarra/ui-kit';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { strings } from './strings.js';

/**
 * A screen whose file comes when it is first opened, or ahead by `preload`. It waits for itself: the screen before it is
 * gone at once, not hidden, and can no longer ask, write or lead anywhere.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (loaded = await load());
  const Late = lazy(async () => ({ default: await preload() }));
  const OnDemand = (props: Props) => {
    const [Screen] = useState(() => loaded ?? Late);
    return (
      <Suspense fallback={<ProgressLine active label={strings.loading} />}>
        <Screen {...props} />
      </Suspense>
    );
  };
  return Object.assign(OnDemand, { preload });
}
