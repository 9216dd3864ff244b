import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { useToast } from './toast-context.js';
import { ToastProvider } from './toast.js';

const Buttons = () => {
  const toast = useToast();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button onClick={() => toast.success('Xabaringiz yuborildi.')}>Yuborish</Button>
      <Button onClick={() => toast.error('Xabar yuborilmadi. Internet aloqasini tekshiring.')}>Xato</Button>
      <Button onClick={() => toast.info('Yangi dars qoʻshildi: Elektromagnit induksiya.')}>Yangilik</Button>
      <Button onClick={() => toast.warning('Aloqa sekin, javoblaringiz shu qurilmada saqlandi.')}>
        Ogohlantirish
      </Button>
    </div>
  );
};

const meta = {
  title: 'UI Kit/Toast',
  component: ToastProvider,
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  args: { children: <Buttons />, labels: { region: 'Bildirishnomalar', close: 'Yopish' } },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const ThreeAtMost: Story = {
  args: { duration: 60_000 },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    const region = screen.getByRole('region', { name: 'Bildirishnomalar' });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const EscapeTakesTheNewestAway: Story = {
  args: { duration: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yuborish' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yangilik' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await expect(screen.getByRole('listitem')).toHaveTextContent('Xabaringiz yuborildi.');
  },
};

/** The focused element is where toasts appear: they move to the bottom. */
export const ClearOfFocus: Story = {
  args: {
    duration: 60_000,
    children: (
      <div style={{ position: 'fixed', top: '5rem', right: '2rem' }}>
        <Buttons />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ogohlantirish' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const message = await screen.findByRole('listitem');
    await waitFor(() =>
      expect(message.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom),
    );
  },
};
