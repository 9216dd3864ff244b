import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './stepper.js';

const meta = {
  title: 'UI Kit/Stepper',
  component: Stepper,
  args: {
    label: 'Parolni tiklash',
    steps: ['Pochta manzili', 'Xatdagi kod', 'Yangi parol'],
    current: 1,
    stateLabels: { done: 'Bajarildi', current: 'Hozirgi qadam', todo: 'Keyin' },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Decorator = (Story) => (
  <div style={{ maxWidth: '18rem' }}>
    <Story />
  </div>
);

export const UnderWay: Story = {};

export const Beginning: Story = { args: { current: 0 } };

export const Finished: Story = { args: { current: 3 } };

export const FiveSteps: Story = {
  args: {
    label: 'Laboratoriya ishi',
    steps: ['Maqsad', 'Asbobni yigʻish', 'Oʻlchash', 'Hisoblash', 'Xulosa'],
    current: 2,
  },
};

export const FinishedStepsAreLinks: Story = {
  args: {
    steps: [
      <a key="pochta" href="#pochta">
        Pochta manzili
      </a>,
      'Xatdagi kod',
      'Yangi parol',
    ],
  },
};

export const LongText: Story = {
  args: {
    steps: [
      'Roʻyxatdan oʻtishda koʻrsatilgan elektron pochta manzilini yozish',
      'Pochtangizga kelgan olti xonali tasdiqlash kodini kiritish',
      'Yangi parolni oʻylab topib, ikki marta yozish',
    ],
  },
};

/** A visually hidden link becomes visible on focus. */
export const LinkInLittleRoom: Story = {
  args: {
    steps: [
      <a key="pochta" href="#pochta">
        Pochta manzili
      </a>,
      'Xatdagi kod',
      'Yangi parol',
    ],
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Pochta manzili' });
    link.focus();
    await expect(link.closest('[data-text]')!.getBoundingClientRect().width).toBeGreaterThan(40);
  },
};

/** In a narrow container only the current step has visible text, on a wide screen too. */
export const InLittleRoom: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Xatdagi kod').getBoundingClientRect().width).toBeGreaterThan(40);
    const hidden = canvas.getByText('Yangi parol').closest('[data-text]')!;
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
