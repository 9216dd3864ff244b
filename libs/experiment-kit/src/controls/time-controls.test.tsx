import '../testing/browser.js';
import { act, render, screen } from '@testing-library/react';
import { createSession } from '../run/create-session.js';
import type { Session } from '../run/session.js';
import { testDefinition } from '../testing/definition.js';
import { TimeControls } from './time-controls.js';

const renderControls = (session: Session) =>
  render(<TimeControls session={session} onAnnounce={() => undefined} />);
const displayedTime = () =>
  screen.getByRole('slider', { name: 'Yozib olingan vaqt' }).getAttribute('aria-valuetext');

test.each([
  ['model seconds', {}, '1,50\u00A0s'],
  ['model seconds at any time scale', { timeScale: 0.5 }, '1,50\u00A0s'],
  ['its display unit', { timeUnit: { unit: 'yil', si: 3, decimals: 3 } }, '0,500\u00A0yil'],
])('time is shown in %s', (_, overrides, text) => {
  const session = createSession({ ...testDefinition, ...overrides });
  renderControls(session);
  act(() => session.stepBy(150));
  expect(displayedTime()).toBe(text);
  expect(screen.getByText(text.replace('\u00A0', ' '))).toBeVisible();
  // Ten announcements per second would hide all others.
  expect(screen.getByText(text.replace('\u00A0', ' '))).toHaveAttribute('aria-live', 'off');
});

test('the button pauses the opening demonstration, and goes on with it', () => {
  const session = createSession(testDefinition);
  renderControls(session);
  act(() => session.demonstrate());
  for (let frame = 0; frame < 60; frame++) act(() => session.frame(frame / 60));
  const { steps } = session.run;
  expect(steps).toBeGreaterThan(50);
  act(() => screen.getByRole('button', { name: 'Toʻxtatish' }).click());
  expect(session.store.getState()).toMatchObject({ playing: false, steps });
  act(() => screen.getByRole('button', { name: 'Boshlash' }).click());
  expect(session.store.getState()).toMatchObject({ playing: true, steps });
});

test('one command rewinds, another restores everything', () => {
  const session = createSession(testDefinition);
  renderControls(session);
  act(() => session.set({ length: 2 }));
  act(() => session.setSpeed(4));
  act(() => session.stepBy(50));
  act(() => screen.getByRole('button', { name: 'Boshidan' }).click());
  expect(session.store.getState()).toMatchObject({ steps: 0, speed: 4, values: { length: 2 } });
  act(() => screen.getByRole('button', { name: 'Hammasini tiklash' }).click());
  expect(session.store.getState()).toMatchObject({ steps: 0, speed: 1, values: { length: 1 } });
});
