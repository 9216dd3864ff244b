import { act, render, screen } from '@testing-library/react';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { TimeControls } from './time-controls.js';

const displayedTime = () =>
  screen.getByRole('slider', { name: 'Yozib olingan vaqt' }).getAttribute('aria-valuetext');

test.each([
  ['model seconds', {}, '1,50\u00A0s'],
  ['model seconds at any time scale', { timeScale: 0.5 }, '1,50\u00A0s'],
  ['its display unit', { timeUnit: { unit: 'yil', si: 3, decimals: 3 } }, '0,500\u00A0yil'],
])('time is shown in %s', (_, overrides, text) => {
  const session = createSession({ ...testDefinition, ...overrides });
  render(<TimeControls session={session} onAnnounce={() => undefined} />);
  act(() => session.stepBy(150));
  expect(displayedTime()).toBe(text);
  expect(screen.getByText(text.replace('\u00A0', ' '))).toBeVisible();
  // Ten announcements per second would hide all others.
  expect(screen.getByText(text.replace('\u00A0', ' '))).toHaveAttribute('aria-live', 'off');
});
