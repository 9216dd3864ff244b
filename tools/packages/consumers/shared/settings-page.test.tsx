import { configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SettingsPage } from './settings-page';

// A lazily placed menu takes long on a busy machine.
configure({ asyncUtilTimeout: 120_000 });

test('the page of settings works in jsdom', async () => {
  render(<SettingsPage />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Ismingiz' }), 'Aziza');
  expect(screen.getByRole('textbox', { name: 'Ismingiz' })).toHaveAccessibleDescription(
    'Oʻqituvchi koʻradi.',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sinf' }), '8-sinf');
  await userEvent.click(screen.getByRole('switch', { name: 'Xabar yuborilsin' }));
  expect(screen.getByRole('form')).toHaveFormValues({ name: 'Aziza', class: '8', news: false });
  await userEvent.click(screen.getByRole('button', { name: 'Saqlash' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Saqlandi.');

  await userEvent.click(screen.getByRole('button', { name: 'Amallar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hisobdan chiqish' }));
  const dialog = screen.getByRole('dialog', { name: 'Hisobdan chiqasizmi?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yopish' }));
  expect(dialog).not.toHaveAttribute('open');
});
