import type { Meta, StoryObj } from '@storybook/react-vite';
import { localDeviceStorage } from '@zarra/api-client/storage';
import { MemoryRouter } from 'react-router';
import { expect, userEvent, within } from 'storybook/test';
import { ContinueBar } from './continue-bar.js';
import { placesKey, type SavedPlace } from './saved-places.js';

const save = (title: string) => {
  const place: SavedPlace = {
    lesson: 2,
    title,
    next: { lesson: 3, title: 'Arximed kuchi' },
    heading: 'formula',
    reachedAt: '2026-11-20T08:00:00.000Z',
    isSent: true,
  };
  localDeviceStorage.set(placesKey('dilnoza'), JSON.stringify([place]));
};

const meta = {
  title: 'Lessons/ContinueBar',
  component: ContinueBar,
  args: { learner: 'dilnoza', finished: new Map<string, number>(), path: '/learn' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <div style={{ minHeight: '6rem' }}>
          <Story />
        </div>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof ContinueBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lesson that the learner read last. */
export const Unfinished: Story = { beforeEach: () => save('Bosim. Paskal qonuni') };

/** The next lesson, after the test of the last one. */
export const Next: Story = {
  args: { finished: new Map([['2', 80]]) },
  beforeEach: () => save('Bosim. Paskal qonuni'),
};

export const LongTitle: Story = {
  beforeEach: () =>
    save('Suyuqlik va gazlarda bosimning uzatilishi hamda tutash idishlar qonunining turmushdagi oʻrni'),
};

/** Closed by the learner. */
export const Closed: Story = {
  beforeEach: () => save('Bosim. Paskal qonuni'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Davom etish taklifini yopish' }));
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
