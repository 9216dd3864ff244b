import type { ComposedStoryFn } from 'storybook/internal/types';

declare module 'vitest' {
  interface TestContext {
    /** The story, from Storybook's addon. */
    story?: ComposedStoryFn;
  }
  interface TaskMeta {
    /** From Storybook's addon. */
    storyId?: string;
    /** Why the story has no baseline. */
    noBaseline?: string;
    /** The browser, when it differs from that of the baselines. */
    otherBrowser?: string;
    /** Whether the baseline does not exist yet. */
    missing?: true;
  }
  interface ProvidedContext {
    'storybook/test-initial-globals': object;
    baseline: { updating: boolean; inCi: boolean };
  }
}
