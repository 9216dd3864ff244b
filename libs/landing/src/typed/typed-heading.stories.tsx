import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TypedHeading } from './typed-heading.js';

const meta = {
  title: 'Landing/TypedHeading',
  component: TypedHeading,
  args: { level: 2, size: '2xl', msPerCharacter: 80, children: 'Biz haqimizda' },
  play: async ({ canvas }) => {
    // The accessible text is complete at once.
    await expect(canvas.getByRole('heading')).not.toBeEmptyDOMElement();
  },
} satisfies Meta<typeof TypedHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = {};

export const WhyUs: Story = { args: { msPerCharacter: 70, children: 'Nega aynan Zarra?' } };

export const Long: Story = {
  args: {
    msPerCharacter: 15,
    children:
      'Ikki manbadan tarqalayotgan toʻlqinlar interferensiyasi va yoʻllar farqini topish usullari, misollar va tajribalar bilan',
  },
};
