import '../test-browser.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { openAddress } from './open-address.js';
import { ShareButton } from './share-button.js';

const open = async (steps = 40) => {
  history.replaceState(null, '', '/tajriba/sinov?from=class#old');
  const session = createSession(testLab);
  session.stepBy(steps);
  session.play();
  // Puts a clipboard into the page; a test that wants none replaces it afterwards.
  const user = userEvent.setup();
  const { container } = render(<ShareButton session={session} />);
  await user.click(screen.getByRole('button', { name: 'Ulashish' }));
  const link = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Havola' });
  const code = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Saytga joylash kodi' });
  return { session, user, container, link, code };
};
const clipboard = (writeText: (text: string) => Promise<void>) =>
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);

test('the link leads to what is seen, and the experiment waits', async () => {
  const { session, link } = await open();
  expect(session.news.getState().playing).toBe(false);
  const { origin, pathname, search, hash } = new URL(link.value);
  expect([origin, pathname, search]).toEqual([location.origin, '/tajriba/sinov', '']);
  expect(openAddress(session, hash.slice(1)).session.run.steps).toBe(40);
});

test('the code shows the same state inside another page, under its name', async () => {
  const { link, code } = await open();
  const made = new DOMParser().parseFromString(code.value, 'text/html').querySelector('iframe');
  expect(made?.title).toBe('Prujinadagi yuk');
  expect(made?.src).toBe(link.value.replace('/sinov#', '/sinov?embed#'));
});

test('the QR code is a named picture with its quiet zone', async () => {
  await open();
  const picture = screen.getByRole('img', { name: /^QR kod: “Prujinadagi yuk”/ });
  expect(picture.getAttribute('viewBox')).toMatch(/^-4 -4 (\d+) \1$/);
});

test('it has no accessibility faults', async () => {
  const { container } = await open();
  expect(await axe(container)).toHaveNoViolations();
});

test('copying says that it was done', async () => {
  const { user, link } = await open();
  const write = clipboard(() => Promise.resolve());
  await user.click(screen.getByRole('button', { name: 'Havoladan nusxa olish' }));
  expect(write).toHaveBeenCalledWith(link.value);
  expect(await screen.findByText('Nusxa olindi.')).toHaveRole('status');
});

test.each([
  ['refused', () => clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')))],
  ['missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })],
])('a clipboard that is %s leaves the text selected and says how to go on', async (_, spoil) => {
  const { user, code } = await open();
  spoil();
  await user.click(screen.getByRole('button', { name: 'Koddan nusxa olish' }));
  expect(await screen.findByText(/ruxsat bermadi.*Ctrl\+C/)).toHaveRole('status');
  expect(code).toHaveFocus();
  expect(code.value.slice(code.selectionStart, code.selectionEnd)).toBe(code.value);
});

test('a moment too far for a link is said to begin anew', async () => {
  await open(60_001);
  expect(screen.getByText(/boshidan ochadi/)).toBeVisible();
});

test('closed and opened again, it shows the state of then', async () => {
  const { session, user, link } = await open();
  const before = link.value;
  await user.click(screen.getByRole('button', { name: 'Yopish' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  session.stepBy(10);
  await user.click(screen.getByRole('button', { name: 'Ulashish' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Havola' }).value).not.toBe(before);
});
