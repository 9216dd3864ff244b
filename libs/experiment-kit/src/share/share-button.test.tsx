import '../testing/browser.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createSession } from '../run/create-session.js';
import type { Session } from '../run/session.js';
import { testDefinition } from '../testing/definition.js';
import { openAddress } from './open-address.js';
import { ShareButton } from './share-button.js';

const openPanel = async (steps = 40, prepare?: (session: Session) => void) => {
  history.replaceState(null, '', '/tajriba/sinov?from=class#old');
  const session = createSession(testDefinition);
  prepare?.(session);
  session.stepBy(steps);
  session.play();
  // Adds a clipboard to the page; tests without one replace it later.
  const user = userEvent.setup();
  const { container } = render(<ShareButton session={session} />);
  await user.click(screen.getByRole('button', { name: 'Ulashish' }));
  const link = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Havola' });
  const code = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Saytga joylash kodi' });
  return { session, user, container, link, code };
};
const clipboard = (writeText: (text: string) => Promise<void>) =>
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);

test('the link has the displayed state, and the experiment pauses', async () => {
  const { session, link } = await openPanel();
  expect(session.store.getState().playing).toBe(false);
  const { origin, pathname, search, hash } = new URL(link.value);
  expect([origin, pathname, search]).toEqual([location.origin, '/tajriba/sinov', '']);
  expect(openAddress(session, hash.slice(1)).session.run.steps).toBe(40);
});

test('the embed code has the same state and the title', async () => {
  const { link, code } = await openPanel();
  const made = new DOMParser().parseFromString(code.value, 'text/html').querySelector('iframe');
  expect(made?.title).toBe('Prujinadagi yuk');
  expect(made?.src).toBe(link.value.replace('/sinov#', '/sinov?embed#'));
});

test('the QR code is a named image with a quiet zone', async () => {
  await openPanel();
  const image = screen.getByRole('img', { name: /^QR kod: “Prujinadagi yuk”/ });
  expect(image.getAttribute('viewBox')).toMatch(/^-4 -4 (\d+) \1$/);
});

test('it has no accessibility violations', async () => {
  const { container } = await openPanel();
  expect(await axe(container)).toHaveNoViolations();
});

test('copying is confirmed', async () => {
  const { user, link } = await openPanel();
  const write = clipboard(() => Promise.resolve());
  await user.click(screen.getByRole('button', { name: 'Havoladan nusxa olish' }));
  expect(write).toHaveBeenCalledWith(link.value);
  expect(await screen.findByText('Nusxa olindi.')).toHaveRole('status');
});

test.each([
  ['refused', () => clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')))],
  ['missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })],
])('a clipboard that is %s leaves the text selected with instructions', async (_, breakClipboard) => {
  const { user, code } = await openPanel();
  breakClipboard();
  await user.click(screen.getByRole('button', { name: 'Koddan nusxa olish' }));
  expect(await screen.findByText(/ruxsat bermadi.*Ctrl\+C/)).toHaveRole('status');
  expect(code).toHaveFocus();
  expect(code.value.slice(code.selectionStart, code.selectionEnd)).toBe(code.value);
});

test('a state beyond the link limit is marked as starting from the beginning', async () => {
  await openPanel(60_001);
  expect(screen.getByText(/boshidan ochadi/)).toBeVisible();
});

test('earlier runs that the link does not have are mentioned', async () => {
  await openPanel(3000, (session) => {
    session.stepBy(6000);
    session.set({ length: 1.5 });
  });
  expect(screen.getByText(/eng eskilari havolaga sigʻmadi/)).toBeVisible();
  expect(screen.queryByText(/boshidan ochadi/)).not.toBeInTheDocument();
});

test('reopening shows the new state', async () => {
  const { session, user, link } = await openPanel();
  const before = link.value;
  await user.click(screen.getByRole('button', { name: 'Yopish' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  session.stepBy(10);
  await user.click(screen.getByRole('button', { name: 'Ulashish' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Havola' }).value).not.toBe(before);
});

test('an investigation is embedded on request', async () => {
  const { user, code } = await openPanel();
  const choice = await screen.findByRole('combobox', { name: 'Joylanadigan tadqiqot' });
  await user.selectOptions(choice, 'Tebranish davri');
  expect(code.value).toContain('/sinov?embed&amp;tadqiqot=davr#');
  await user.selectOptions(choice, 'tadqiqotsiz');
  expect(code.value).toContain('/sinov?embed#');
});
