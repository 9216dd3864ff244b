import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Accordion } from './accordion.js';

const meta = {
  title: 'UI Kit/Accordion',
  component: Accordion,
  args: {
    headingLevel: 2,
    items: [
      {
        id: 'pul',
        title: 'Kurslar pullikmi?',
        content: 'Yoʻq. Barcha darslar, tajribalar va testlar bepul.',
        defaultOpen: true,
      },
      {
        id: 'telefon',
        title: 'Tajribalar telefonda ishlaydimi?',
        content: 'Ha. Brauzer yetarli, dastur oʻrnatish shart emas.',
      },
      {
        id: 'natija',
        title: 'Test natijam saqlanadimi?',
        content:
          'Tizimga kirgan boʻlsangiz, natija sahifangizda qoladi. Internet uzilsa, javoblar keyin yuboriladi.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

/** The icon of a title of ninety characters stays at the end of the line. */
export const LongTitle: Story = {
  args: {
    items: [
      {
        id: 'uzun',
        title:
          'Ikki manbadan tarqalayotgan toʻlqinlar interferensiyasi va yorugʻlik yoʻllari farqi qanday oʻlchanadi?',
        content: 'Yorugʻlik yoʻllari farqi toʻlqin uzunligiga boʻlinadi.',
      },
    ],
  },
};

export const OneAtATime: Story = {
  args: { single: true },
  play: async ({ canvas }) => {
    canvas.getByText('Tajribalar telefonda ishlaydimi?').closest('summary')!.focus();
    await userEvent.click(canvas.getByText('Tajribalar telefonda ishlaydimi?'));
    await waitFor(() => expect(canvas.getByText(/Brauzer yetarli/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/testlar bepul/)).not.toBeVisible());
  },
};
