import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lazyScreen } from './lazy-screen.js';
import { strings } from './strings.js';
import { shellStories } from './test-stories.js';

const Pending = lazyScreen(() => new Promise<() => null>(() => undefined));

/** Between two screens, while the file of the next one is loaded. */
const meta = {
  title: 'Sayt/LazyScreen',
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
