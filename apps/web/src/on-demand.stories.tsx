import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDemand } from './on-demand.js';
import { strings } from './strings.js';
import { shellStories } from './test-stories.js';

const Late = onDemand(() => new Promise<() => null>(() => undefined));

/** Between two screens, while the file of the next one is on its way. */
const meta = {
  title: 'Sayt/OnDemand',
  component: Late,
  ...shellStories,
  render: () => (
    <main>
      <Late />
    </main>
  ),
} satisfies Meta<typeof Late>;
export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: strings.loading })).toBeVisible();
  },
};
