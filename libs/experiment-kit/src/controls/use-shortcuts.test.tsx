import '../testing/browser.js';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { ParameterPanel } from './parameter-panel.js';
import { setShortcutsOn } from './shortcut-setting.js';
import { TimeControls } from './time-controls.js';

const renderControls = (inert = false) => {
  const session = createSession(testDefinition);
  render(
    <main inert={inert}>
      <a href="#x">Havola</a>
      <TimeControls session={session} onAnnounce={() => undefined} />
      <ParameterPanel session={session} />
    </main>,
  );
  return { session, user: userEvent.setup(), isPlaying: () => session.store.getState().playing };
};
afterEach(() => setShortcutsOn(true));

test('space plays and pauses, the full stop and the comma move by a frame, r rewinds', async () => {
  const { session, user, isPlaying } = renderControls();
  await user.keyboard(' ');
  expect(isPlaying()).toBe(true);
  await user.keyboard(' ');
  expect(isPlaying()).toBe(false);
  await user.keyboard('...');
  expect(session.run.steps).toBe(6);
  await user.keyboard(',');
  expect(session.run.steps).toBe(4);
  await user.keyboard('r');
  expect(session.run.steps).toBe(0);
  expect(session.store.getState().restart).toBe('rewind');
});

test('the key of r rewinds in a Cyrillic layout too', async () => {
  const { session, user } = renderControls();
  act(() => session.stepBy(10));
  await user.keyboard('{к>}');
  expect(session.run.steps).toBe(10);
  fireEvent.keyDown(document.body, { key: 'к', code: 'KeyR' });
  expect(session.run.steps).toBe(0);
});

test('keys with a modifier belong to the browser', async () => {
  const { session, user } = renderControls();
  act(() => session.stepBy(10));
  await user.keyboard('{Control>}r{/Control}{Alt>}.{/Alt}{Meta>}r{/Meta}');
  expect(session.run.steps).toBe(10);
});

test('nothing happens while text is typed; space activates a focused button, checkbox or link itself', async () => {
  const { session, user, isPlaying } = renderControls();
  act(() => session.stepBy(10));
  await user.type(screen.getByRole('spinbutton', { name: 'Uzunlik, m' }), ' .,r?');
  expect([session.run.steps, isPlaying()]).toEqual([10, false]);
  act(() => screen.getByRole('button', { name: 'Bir kadr oldinga' }).focus());
  await user.keyboard(' ');
  expect([session.run.steps, isPlaying()]).toEqual([12, false]);
  act(() => screen.getByRole('link').focus());
  await user.keyboard(' ');
  expect(isPlaying()).toBe(false);
  // A slider does not use the space key.
  act(() => screen.getByRole('slider', { name: 'Uzunlik' }).focus());
  await user.keyboard(' ');
  expect(isPlaying()).toBe(true);
});

test('? lists the keys; they can be switched off, and on again from the menu', async () => {
  const { user, isPlaying } = renderControls();
  await user.keyboard('?');
  // The list loads when it is first opened.
  expect(await screen.findByRole('dialog', { name: 'Klaviatura tugmalari' })).toBeVisible();
  expect(screen.getByText('Boshlash / Toʻxtatish')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Tugmalar ishlasin' }));
  await user.click(screen.getByRole('button', { name: 'Yopish' }));
  expect(localStorage).toHaveLength(1);
  await user.click(document.body);
  await user.keyboard(' ?');
  expect([isPlaying(), screen.queryByRole('dialog')]).toEqual([false, null]);
  await user.click(screen.getByRole('button', { name: 'Klaviatura tugmalari' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Tugmalar ishlasin' }));
  await user.click(screen.getByRole('button', { name: 'Yopish' }));
  expect(localStorage).toHaveLength(0);
  await user.click(document.body);
  await user.keyboard(' ');
  expect(isPlaying()).toBe(true);
});

test('an inert experiment has no shortcuts', async () => {
  const { user, isPlaying } = renderControls(true);
  await user.keyboard(' ');
  expect(isPlaying()).toBe(false);
});
