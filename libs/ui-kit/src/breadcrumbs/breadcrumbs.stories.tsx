import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.js';

const link = (name: string) => (
  <a key={name} href="#kurslar">
    {name}
  </a>
);

const meta = {
  title: 'UI Kit/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Siz shu yerdasiz',
    current: 'Yorugʻlikning sinishi',
    children: ['Bosh sahifa', 'Kurslar', '8-sinf'].map(link),
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OneAbove: Story = { args: { current: 'Kurslar', children: link('Bosh sahifa') } };

/** All items are visible, and none is wider than the screen. */
export const LongText: Story = {
  args: {
    current:
      'Gorizontga burchak ostida otilgan jism harakati: uchish uzoqligi va eng katta koʻtarilish balandligi',
    children: [
      'Bosh sahifa',
      'Oʻrta maktab fizika kursi va laboratoriya mashgʻulotlari',
      'Mexanika: kinematika, dinamika va saqlanish qonunlari',
      'Elektromagnittoʻlqinlarningmuhitlardatarqalishi',
    ].map(link),
  },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
