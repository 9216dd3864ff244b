import { ProgressLine } from '@zarra/ui-kit';
import { lazy, Suspense, type ComponentType } from 'react';
import { strings } from './strings.js';

/**
 * A screen whose file comes when it is first opened. It waits for itself: the screen before it is gone at once, not
 * hidden, and can no longer ask, write or lead anywhere.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Screen = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={<ProgressLine active label={strings.loading} />}>
      <Screen {...props} />
    </Suspense>
  );
}
