import type { Meta, StoryObj } from '@storybook/react-vite';
import SearchX from 'lucide-react/icons/search-x';
import Unplug from 'lucide-react/icons/unplug';
import { Button } from '../button/button.js';
import { EmptyState } from './empty-state.js';

const meta = {
  title: 'UI Kit/EmptyState',
  component: EmptyState,
  args: {
    icon: <SearchX />,
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
    icon: <Unplug />,
    title: 'Roʻyxat yuklanmadi',
    text: 'Internet aloqasini tekshirib, qayta urinib koʻring.',
    action: <Button variant="primary">Qayta urinish</Button>,
  },
};

export const WordsOnly: Story = { args: { icon: undefined, action: undefined } };
