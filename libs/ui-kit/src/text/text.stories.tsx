import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './text.js';

const meta = {
  title: 'UI Kit/Text',
  component: Text,
  args: {
    measure: true,
    children:
      'Mayatnikning tebranish davri uning massasiga bogʻliq emas: u ip uzunligi va erkin tushish tezlanishi bilan aniqlanadi. Oy sirtida erkin tushish tezlanishi 1,62 m/s², shuning uchun u yerda mayatnik sekinroq tebranadi.',
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Lead: Story = { args: { size: 'lg' } };

export const SmallPrint: Story = { args: { size: 'sm', tone: 'muted' } };
