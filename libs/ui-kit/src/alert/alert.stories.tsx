import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.js';
import { Alert } from './alert.js';

const meta = {
  title: 'UI Kit/Alert',
  component: Alert,
  args: { children: 'Natijalar tizimga kirganingizdan keyin saqlanadi.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = {
  args: { tone: 'success', title: 'Javobingiz qabul qilindi', children: undefined },
};

export const Warning: Story = { args: { tone: 'warning', children: 'Aloqa sekin, kutilmoqda…' } };

export const ErrorWithAction: Story = {
  args: {
    tone: 'error',
    role: 'alert',
    title: 'Video yuklanmadi',
    children: 'Internet aloqasini tekshirib, qayta urinib koʻring.',
    action: <Button size="sm">Qayta urinish</Button>,
  },
};
