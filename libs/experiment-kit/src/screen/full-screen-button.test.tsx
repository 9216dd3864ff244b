import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FullScreenButton } from './full-screen-button.js';

/** Adds the Fullscreen API to jsdom. */
function mockFullScreen(isEnabled: boolean, request: () => Promise<void> = () => Promise.resolve()) {
  let element: Element | null = null;
  const setElement = (next: Element | null) => {
    element = next;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  const define = (on: object, name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(on, name, { ...descriptor, configurable: true });
  define(document, 'fullscreenEnabled', { value: isEnabled });
  define(document, 'fullscreenElement', { get: () => element });
  define(document, 'exitFullscreen', { value: async () => setElement(null) });
  define(document.documentElement, 'requestFullscreen', {
    value: async () => {
      await request();
      setElement(document.documentElement);
    },
  });
  return setElement;
}

test('it toggles full screen and follows the browser leaving it', async () => {
  const setElement = mockFullScreen(true);
  render(<FullScreenButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Toʻliq ekran' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Toʻliq ekrandan chiqish' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Toʻliq ekran' }));
  expect(screen.getByRole('button', { name: 'Toʻliq ekrandan chiqish' })).toBeVisible();
  act(() => setElement(null));
  expect(screen.getByRole('button', { name: 'Toʻliq ekran' })).toBeVisible();
});

test('a rejected request changes nothing', async () => {
  mockFullScreen(true, () => Promise.reject(new TypeError('no')));
  render(<FullScreenButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Toʻliq ekran' }));
  expect(screen.getByRole('button', { name: 'Toʻliq ekran' })).toBeVisible();
});

test('a browser without support has no button', () => {
  mockFullScreen(false);
  render(<FullScreenButton />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
