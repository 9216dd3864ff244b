import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.js';
import { arrowRight } from '../icons/arrow-right.js';
import { LinkButton } from './link-button.js';

const meta = {
  title: 'UI Kit/LinkButton',
  component: LinkButton<'a'>,
  args: { href: '#darslar', children: 'Kurslar' },
} satisfies Meta<typeof LinkButton<'a'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};

export const Primary: Story = {
  args: { variant: 'primary', size: 'lg', children: 'Simulyatsiyalarni koʻrish' },
};

export const WithIcon: Story = {
  args: { variant: 'quiet', icon: <Icon path={arrowRight} />, children: 'Keyingi dars' },
};
