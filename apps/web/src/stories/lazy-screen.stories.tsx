import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lazyScreen } from '../lazy-screen.js';
import { strings } from '../strings.js';
import { shellStories } from '../testing/stories.js';

const Pending = lazyScreen(() => new Promise<() => null>(() => undefined));

/** The state between two screens while the chunk of the next one loads. */
const meta = {
  title: 'Site/LazyScreen',
  component: Pending,
  ...shellStories,
  render: () => (
    <main>
      <Pending />
    </main>
  ),
} satisfies Meta<typeof Pending>;
export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: strings.loading })).toBeVisible();
  },
};
