import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.js';
import { searchCross } from '../icons/search-cross.js';
import { unplug } from '../icons/unplug.js';
import { Button } from '../button/button.js';
import { EmptyState } from './empty-state.js';

const meta = {
  title: 'UI Kit/EmptyState',
  component: EmptyState,
  args: {
    icon: <Icon path={searchCross} />,
    title: 'Hech narsa topilmadi',
    text: 'Boshqa soʻz bilan qidirib koʻring yoki saralashni olib tashlang.',
    action: <Button>Saralashni tozalash</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {};

export const Failed: Story = {
  args: {
    icon: <Icon path={unplug} />,
    title: 'Roʻyxat yuklanmadi',
    text: 'Internet aloqasini tekshirib, qayta urinib koʻring.',
    action: <Button variant="primary">Qayta urinish</Button>,
  },
};

export const WordsOnly: Story = { args: { icon: undefined, action: undefined } };
