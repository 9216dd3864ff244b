import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FullScreenButton } from './full-screen-button.js';

/** Puts a browser's full screen into jsdom. */
function fullScreen(isEnabled: boolean, asked: () => Promise<void> = () => Promise.resolve()) {
  let element: Element | null = null;
  const show = (next: Element | null) => {
    element = next;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  const define = (on: object, name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(on, name, { ...descriptor, configurable: true });
  define(document, 'fullscreenEnabled', { value: isEnabled });
  define(document, 'fullscreenElement', { get: () => element });
  define(document, 'exitFullscreen', { value: async () => show(null) });
  define(document.documentElement, 'requestFullscreen', {
    value: async () => {
      await asked();
      show(document.documentElement);
    },
  });
  return show;
}

test('it goes to the whole screen and back, also when the browser leaves by itself', async () => {
  const show = fullScreen(true);
  render(<FullScreenButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Toʻliq ekran' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Toʻliq ekrandan chiqish' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Toʻliq ekran' }));
  expect(screen.getByRole('button', { name: 'Toʻliq ekrandan chiqish' })).toBeVisible();
  act(() => show(null));
  expect(screen.getByRole('button', { name: 'Toʻliq ekran' })).toBeVisible();
});

test('a browser that refuses leaves all as it was', async () => {
  fullScreen(true, () => Promise.reject(new TypeError('no')));
  render(<FullScreenButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Toʻliq ekran' }));
  expect(screen.getByRole('button', { name: 'Toʻliq ekran' })).toBeVisible();
});

test('a browser without it has no button', () => {
  fullScreen(false);
  render(<FullScreenButton />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
