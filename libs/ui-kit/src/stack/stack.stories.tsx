import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { Text } from '../text/text.js';
import { TextField } from '../text-field/text-field.js';
import { Stack } from './stack.js';

const item = {
  padding: 'var(--ui-space-2) var(--ui-space-3)',
  border: 'var(--ui-hairline)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-color-surface)',
} as const;

const topics = ['Mexanika', 'Optika', 'Tebranish va toʻlqinlar'].map((topic) => (
  <div key={topic} style={item}>
    {topic}
  </div>
));

const meta = {
  title: 'UI Kit/Stack',
  component: Stack,
  args: { children: topics },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const stack = canvas.getByText('Optika').parentElement!;
    const [first, second] = [...stack.children].map((child) => child.getBoundingClientRect());
    await expect(second!.top - first!.bottom).toBeCloseTo(parseFloat(getComputedStyle(stack).rowGap), 1);
    await expect(second!.width).toBe(first!.width);
  },
};

export const Gaps: Story = {
  render: () => (
    <Stack gap="xl">
      {(['none', 'xs', 'sm', 'md', 'lg'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {topics.slice(0, 2)}
        </Stack>
      ))}
    </Stack>
  ),
};

export const Alignment: Story = {
  render: () => (
    <Stack gap="lg">
      {(['start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} gap="xs" align={align}>
          {topics}
        </Stack>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    align: 'start',
    children: (
      <>
        <div style={item}>
          Jismga taʼsir etuvchi kuchlarning teng taʼsir etuvchisi nolga teng boʻlsa, jism oʻzining tinch
          holatini saqlaydi.
        </div>
        <div style={item}>Inersiya</div>
      </>
    ),
  },
};

/** The element of the stack is the form itself. */
export const Form: Story = {
  render: () => (
    <Stack as="form" gap="lg" aria-label="Hisobga kirish" onSubmit={(event) => event.preventDefault()}>
      <Stack gap="sm">
        <TextField label="Elektron pochta" type="email" autoComplete="email" />
        <TextField label="Ism" autoComplete="given-name" />
      </Stack>
      <Button type="submit" variant="primary">
        Davom etish
      </Button>
    </Stack>
  ),
};

/** Screen readers announce the length of the list. */
export const List: Story = {
  render: () => (
    <Stack as="ul" gap="sm">
      {['Tezlik', 'Tezlanish', 'Koʻchish'].map((quantity) => (
        <Text as="li" key={quantity}>
          {quantity}
        </Text>
      ))}
    </Stack>
  ),
};
