import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { Inline } from '../stack/inline.js';
import { Stack } from '../stack/stack.js';
import { Text } from '../text/text.js';
import { Divider } from './divider.js';

const meta = {
  title: 'UI Kit/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: (args) => (
    <Stack>
      <Text>Jism tinch holatini yoki toʻgʻri chiziqli tekis harakatini saqlaydi.</Text>
      <Divider {...args} />
      <Text>Jismning tezlanishi unga taʼsir etuvchi kuchga toʻgʻri proporsional.</Text>
    </Stack>
  ),
};

/** Between two alternatives. The line has the full width also where the items have not. */
export const WithLabel: Story = {
  args: { label: 'yoki' },
  render: (args) => (
    <Stack align="center">
      <Button variant="primary">Telefon raqami bilan kirish</Button>
      <Divider {...args} />
      <Button>Elektron pochta bilan kirish</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText('yoki').getBoundingClientRect();
    const row = canvas.getByText('yoki').parentElement!.getBoundingClientRect();
    await expect(label.left - row.left).toBeCloseTo(row.right - label.right, 1);
    await expect(row.width).toBeGreaterThan(innerWidth / 2);
  },
};

export const LongLabel: Story = {
  args: { label: 'Quyidagi masalalar oʻqituvchi tomonidan tekshiriladi va baho jurnaliga yoziladi' },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline gap="md">
      <Text as="span">Mexanika</Text>
      <Divider {...args} />
      <Text as="span">12 ta dars</Text>
      <Divider {...args} />
      <Text as="span">4 soat</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByRole('separator'))
      await expect(line.offsetHeight).toBe(line.parentElement!.offsetHeight);
  },
};

export const VerticalWithLabel: Story = {
  args: { orientation: 'vertical', label: 'yoki' },
  render: (args) => (
    <Inline gap="md" wrap={false}>
      <Text>Tajribani ekranda bajaring: natija jadvalga oʻzi yoziladi.</Text>
      <Divider {...args} />
      <Text>Tajribani sinfda bajaring: natijani jadvalga kiriting.</Text>
    </Inline>
  ),
};

/** Ignored by screen readers. */
export const Decorative: Story = { ...Plain, args: { decorative: true } };
