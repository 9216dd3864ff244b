import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { Icon } from '../icon/icon.js';
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
  args: { variant: 'quiet', icon: <Icon node={ArrowRight} />, children: 'Keyingi dars' },
};
