import '../testing/browser.js';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useRef } from 'react';
import { createMemoryAddress } from '../address/address-store.js';
import { setShortcutsOn } from '../controls/shortcut-setting.js';
import { createSession } from '../run/create-session.js';
import { createStateAddress } from '../share/state-address.js';
import { useAddress } from '../share/use-address.js';
import { testDefinition } from '../testing/definition.js';
import { EmbedScreen } from './embed-screen.js';

const start = createSession(testDefinition);

const stateAt = (steps: number): string => {
  const session = createSession(testDefinition);
  session.stepBy(steps);
  return createStateAddress(session).fragment;
};

interface InlineProps {
  name: string;
  state: string;
  onWrite: (state: string) => void;
}

/** An experiment as a part of a page, as a lesson has it. */
const Inline = ({ name, state, onWrite }: InlineProps) => {
  const area = useRef<HTMLDivElement>(null);
  const { key, session } = useAddress(start, undefined, () => createMemoryAddress(state, onWrite));
  return (
    <div ref={area} role="group" aria-label={name} tabIndex={-1}>
      <EmbedScreen key={key} session={session} keyScope={area} />
    </div>
  );
};

const written: Record<string, string[]> = {};

async function renderTwo() {
  Object.assign(written, { first: [], second: [] });
  const rendered = render(
    <main>
      <h1>Dars</h1>
      <h2>Tajribalar</h2>
      <h3>Birinchi</h3>
      <Inline name="first" state={stateAt(10)} onWrite={(state) => written['first']?.push(state)} />
      <h3>Ikkinchi</h3>
      <Inline name="second" state={stateAt(30)} onWrite={(state) => written['second']?.push(state)} />
    </main>,
  );
  await screen.findAllByRole('slider', { name: /grafikdagi nuqta/ });
  return { ...rendered, user: userEvent.setup() };
}
const inside = (name: string) => within(screen.getByRole('group', { name }));
/** Recorded time of an experiment, steps. */
const stepsOf = (name: string) =>
  Number(inside(name).getByRole<HTMLInputElement>('slider', { name: 'Yozib olingan vaqt' }).value);

beforeEach(() => {
  localStorage.clear();
  setShortcutsOn(true);
  history.replaceState(null, '', '/learn?topic=1#bolim');
});

test('two of one experiment have their own states, and the address of the page stays', async () => {
  const { user } = await renderTwo();
  expect([stepsOf('first'), stepsOf('second')]).toEqual([10, 30]);
  await user.click(inside('first').getByRole('button', { name: 'Bir kadr oldinga' }));
  expect([stepsOf('first'), stepsOf('second')]).toEqual([12, 30]);
  await waitFor(() => expect(written).toEqual({ first: [stateAt(12)], second: [] }));
  expect(location.href).toMatch(/\/learn\?topic=1#bolim$/);
});

test('keys act only on the experiment with the focus, and on none outside', async () => {
  const { user } = await renderTwo();
  await user.keyboard('. ');
  expect([stepsOf('first'), stepsOf('second')]).toEqual([10, 30]);

  act(() => screen.getByRole('group', { name: 'second' }).focus());
  await user.keyboard('.');
  expect([stepsOf('first'), stepsOf('second')]).toEqual([10, 32]);
  await user.keyboard(' ');
  expect(inside('second').getByRole('button', { name: 'Toʻxtatish' })).toBeVisible();
  expect(inside('first').getByRole('button', { name: 'Boshlash' })).toBeVisible();
  await user.keyboard(' ');

  const reached = stepsOf('second');
  act(() => inside('first').getByRole('button', { name: 'Boshlash' }).focus());
  await user.keyboard(',');
  expect([stepsOf('first'), stepsOf('second')]).toEqual([8, reached]);
});

test('shortcuts that are switched off in one are off in the other', async () => {
  const { user } = await renderTwo();
  act(() => screen.getByRole('group', { name: 'first' }).focus());
  await user.keyboard('?');
  await user.click(await screen.findByRole('checkbox', { name: 'Tugmalar ishlasin' }));
  await user.click(screen.getByRole('button', { name: 'Yopish' }));
  act(() => screen.getByRole('group', { name: 'second' }).focus());
  await user.keyboard('.');
  expect(stepsOf('second')).toBe(30);
});

test('ids are unique, headings follow those of the page, and no height is posted from a framed page', async () => {
  const parentWindow = { postMessage: jest.fn() };
  jest.spyOn(globalThis, 'parent', 'get').mockReturnValue(parentWindow as unknown as Window);
  const { container, user } = await renderTwo();
  for (const summary of screen.getAllByText('Parametrlar', { selector: 'h4' })) await user.click(summary);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
  expect(parentWindow.postMessage).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
