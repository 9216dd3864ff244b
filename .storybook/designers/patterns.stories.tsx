import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SettingsApplication } from '@zarra/tools/settings-example';

/** Whole examples of the kit: the project `settings`, which the tests also install outside the workspace. */
const meta = {
  title: 'Foundations/Patterns',
  component: SettingsApplication,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof SettingsApplication>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = () => within(screen.getByRole('form', { name: 'Maktab sozlamalari' }));

export const Settings: Story = {};

export const SettingsWithErrors: Story = {
  play: async () => {
    await userEvent.click(form().getByRole('button', { name: 'Saqlash' }));
    await expect(await screen.findByText('5 ta maydonni tuzating')).toBeVisible();
    await waitFor(() => expect(form().getByRole('combobox', { name: /Viloyat/ })).toHaveFocus());
  },
};

export const SettingsSaved: Story = {
  parameters: { noBaseline: 'The toast disappears after a time.' },
  play: async () => {
    await userEvent.type(form().getByRole('combobox', { name: /Viloyat/ }), 'sirdaryo{Enter}');
    await userEvent.type(form().getByRole('textbox', { name: /Telefon/ }), '901234567');
    await userEvent.type(form().getByRole('textbox', { name: /Elektron pochta/ }), 'maktab@example.uz');
    await userEvent.click(form().getByRole('radio', { name: 'Birinchi' }));
    await userEvent.click(form().getByRole('checkbox', { name: /roziman/ }));
    await userEvent.click(form().getByRole('button', { name: 'Saqlash' }));
    await expect((await screen.findAllByText('Sozlamalar saqlandi.'))[0]).toBeVisible();
    await expect(screen.queryByText(/maydonni tuzating/)).not.toBeInTheDocument();
    // The top bar would cover a control by chance of the height of the page.
    scrollTo({ top: 0 });
  },
};

export const Learners: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Oʻquvchilar' }));
    await expect(screen.getByText('1000 ta oʻquvchi, tanlandi: 0')).toBeVisible();
  },
};

/** The details of a learner load when they are opened. */
export const LearnerDetails: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Oʻquvchilar' }));
    await userEvent.click(screen.getAllByRole('button', { name: /: batafsil$/ })[0]!);
    await expect(await screen.findByRole('list', { name: 'Yil yakuni' })).toBeVisible();
  },
};

/** Cards that load with their tab. */
export const Classes: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Sinflar' }));
    await expect(await screen.findByRole('heading', { name: '7-sinf' })).toBeVisible();
  },
};

/** Search, order, selection and a confirmed action. */
export const LearnersSelected: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Oʻquvchilar' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Oʻquvchini qidirish' }), "g'ayrat");
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sinf' }), '7-sinf');
    await userEvent.click(screen.getByRole('button', { name: 'Natija, %' }));
    const [all] = screen.getAllByRole('checkbox');
    await userEvent.click(all!);
    await expect(screen.getByText(/tanlandi: [1-9]/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Amallar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tanlanganlarni chiqarish' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

export const SecondBrand: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Nihol' }));
    const main = screen.getByRole('main');
    await expect(getComputedStyle(main).getPropertyValue('--ui-radius').trim()).toBe('12px');
  },
};
