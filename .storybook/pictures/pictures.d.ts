import type { ComposedStoryFn } from 'storybook/internal/types';

declare module 'vitest' {
  interface TestContext {
    /** What Storybook's addon made of the story. */
    story?: ComposedStoryFn;
  }
  interface TaskMeta {
    /** From Storybook's addon. */
    storyId?: string;
    /** Why the story has no picture. */
    unpictured?: string;
    /** The browser whose pictures are not comparable with the baseline's. */
    uncompared?: string;
    /** Whether the picture has yet to be drawn. */
    missing?: true;
  }
  interface ProvidedContext {
    'storybook/test-initial-globals': object;
    pictures: { updating: boolean; inCi: boolean };
  }
}
