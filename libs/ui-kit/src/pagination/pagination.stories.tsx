import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pagination, type PaginationProps } from './pagination.js';

const hrefOf = (page: number) => `#sahifa-${page}`;

const meta = {
  title: 'UI Kit/Pagination',
  component: Pagination,
  args: {
    label: 'Simulyatsiyalar sahifalari',
    labels: { previous: 'Oldingi', next: 'Keyingi', page: (page) => `${page}-sahifa` },
    page: 5,
    pages: 20,
    hrefOf,
  },
} satisfies Meta<PaginationProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 20 } };

export const Few: Story = { args: { page: 2, pages: 3 } };

export const Many: Story = { args: { page: 1204, pages: 2400 } };

export const LongText: Story = {
  args: {
    labels: {
      previous: 'Oldingi oʻn ikkita natija',
      next: 'Keyingi oʻn ikkita natija',
      page: (page) => `${page}-sahifa`,
    },
  },
};

/** Links of a router. A link that becomes disabled keeps the focus. */
export const RouterLinks: Story = {
  render: function Controlled({ label, labels }) {
    const [page, setPage] = useState(2);
    return (
      <Pagination
        label={label}
        labels={labels}
        page={page}
        pages={20}
        hrefOf={hrefOf}
        onPageChange={setPage}
      />
    );
  },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Oldingi' });
    await userEvent.click(previous);
    await expect(canvas.getByRole('link', { name: '1-sahifa' })).toHaveAttribute('aria-current', 'page');
    await expect(previous).toHaveFocus();
  },
};

/** Without addresses the pages are buttons. The clicked button keeps the focus, also when it becomes disabled. */
export const Buttons: Story = {
  render: function Controlled({ label, labels }) {
    const [page, setPage] = useState(2);
    return <Pagination label={label} labels={labels} page={page} pages={20} onPageChange={setPage} />;
  },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Oldingi' });
    await userEvent.click(previous);
    await expect(canvas.getByRole('button', { name: '1-sahifa' })).toHaveAttribute('aria-current', 'page');
    await expect(previous).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '5-sahifa' }));
    await expect(canvas.getByRole('button', { name: '5-sahifa' })).toHaveFocus();
  },
};
