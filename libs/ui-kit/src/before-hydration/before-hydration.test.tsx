import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTransition, Suspense, useLayoutEffect, useState, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyOnVisible } from '../lazy/lazy-on-visible.js';
import { ThemeSwitch } from '../theme-switch/theme-switch.js';
import { handleBeforeHydration, HydratedPage } from './before-hydration.js';
import type {} from './record-interactions.js';

let root: Root | undefined;
let container: HTMLElement;

const withMark = (page: ReactElement) => (
  <>
    {page}
    <HydratedPage />
  </>
);

/** Shows a server-rendered page with the inline script in its head. */
const openRendered = (page: ReactElement, html = renderToString(withMark(page))): void => {
  container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  container.innerHTML = html;
  handleBeforeHydration();
};

/** Hydrates the page in a transition, as the application does. */
const startHydration = (page: ReactElement): void => {
  container.dataset['hydrating'] = '';
  startTransition(() => void (root = hydrateRoot(container, withMark(page))));
};

/** Waits until the interactions are replayed. */
const hydrated = async () => {
  await waitFor(() => expect(container).toHaveAttribute('data-hydrated'));
  await waitFor(() => expect(globalThis.interactionsBeforeHydration).toEqual([]));
};

const hydrateAndReplay = async (page: ReactElement): Promise<void> => {
  startHydration(page);
  await hydrated();
};

const expectState = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

// As in a browser: `act` would hydrate all parts of a page at once.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => (environment.IS_REACT_ACT_ENVIRONMENT = false));
afterAll(() => (environment.IS_REACT_ACT_ENVIRONMENT = true));
afterEach(() => {
  root?.unmount();
  root = undefined;
  container.remove();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

function Steps() {
  const [steps, setSteps] = useState<readonly string[]>([]);
  const add = (step: string) => setSteps([...steps, step]);
  return (
    <>
      <button onClick={() => add('start')}>Boshlash</button>
      <button onClick={() => add('reset')}>
        <svg aria-hidden="true" data-testid="icon" />
        Tozalash
      </button>
      <output>{steps.join()}</output>
    </>
  );
}

test('clicks before hydration are replayed once each, in order', async () => {
  const user = userEvent.setup();
  openRendered(<Steps />);
  await user.click(screen.getByTestId('icon'));
  await user.dblClick(screen.getByRole('button', { name: 'Boshlash' }));
  await user.click(screen.getByRole('button', { name: 'Tozalash' }));
  expect(screen.getByRole('button', { name: 'Boshlash' })).toHaveAttribute('aria-busy', 'true');

  await hydrateAndReplay(<Steps />);

  await expectState('reset,start,reset');
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

test('a click during hydration is handled once', async () => {
  openRendered(<Steps />);
  startHydration(<Steps />);
  screen.getByRole('button', { name: 'Boshlash' }).click();
  await hydrated();
  await expectState(/^start$/);
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

test('a click in a section whose file has not loaded is replayed when the section is hydrated', async () => {
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  // As a server renders it: the element, the comments of a Suspense boundary, the section.
  openRendered(<Steps />, `<div data-lazy=""><!--$-->${renderToString(<Steps />)}<!--/$--></div>`);
  const Section = lazyOnVisible(() => loaded.then(() => Steps));
  startHydration(<Section />);
  await hydrated();
  const button = screen.getByRole('button', { name: 'Boshlash' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  load();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await expectState(/^start$/);
  await userEvent.click(button);
  await expectState(/^start,start$/);
});

const Mounted = ({ onMount }: { readonly onMount?: (() => void) | undefined }) => {
  useLayoutEffect(() => onMount?.(), [onMount]);
  return null;
};

const Form = () => {
  const [text, setText] = useState('');
  const [draft, setDraft] = useState('1');
  const [committed, setCommitted] = useState('');
  const [choice, setChoice] = useState('a');
  const [level, setLevel] = useState(10);
  const [agreed, setAgreed] = useState(false);
  return (
    <form>
      <input aria-label="Matn" value={text} onChange={({ target }) => setText(target.value)} />
      <input
        aria-label="Son"
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => setCommitted(draft)}
      />
      <select aria-label="Tur" value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <input
        type="range"
        aria-label="Daraja"
        value={level}
        onChange={({ target }) => setLevel(target.valueAsNumber)}
      />
      <input
        type="checkbox"
        aria-label="Rozi"
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <output>{[text, committed, choice, level, agreed].join()}</output>
    </form>
  );
};

test('text, selections and checks during hydration reach the state', async () => {
  openRendered(<Form />);
  const change = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
    field.value = value;
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  };
  startHydration(<Form />);
  change(screen.getByRole<HTMLInputElement>('textbox', { name: 'Matn' }), 'kuch');
  change(screen.getByRole<HTMLSelectElement>('combobox'), 'b');
  screen.getByRole('checkbox').click();
  await hydrated();

  await expectState('kuch,,b,10,true');
  expect(screen.getByRole('textbox', { name: 'Matn' })).toHaveValue('kuch');
});

test('text, selections, slider moves and checks before hydration reach the state', async () => {
  const user = userEvent.setup();
  openRendered(<Form />);
  await user.clear(screen.getByRole('textbox', { name: 'Son' }));
  await user.type(screen.getByRole('textbox', { name: 'Son' }), '42');
  await user.selectOptions(screen.getByRole('combobox'), 'b');
  const slider = screen.getByRole<HTMLInputElement>('slider');
  slider.value = '70';
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  await user.click(screen.getByRole('checkbox'));
  await user.type(screen.getByRole('textbox', { name: 'Matn' }), 'linza');
  // Enter would submit the form.
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  container.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);

  await hydrateAndReplay(<Form />);

  await expectState('linza,42,b,70,true');
  expect(screen.getByRole('textbox', { name: 'Matn' })).toHaveValue('linza');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a form filled and sent during hydration is sent with its text', async () => {
  const onSend = jest.fn();
  const Sender = () => {
    const [text, setText] = useState('');
    return (
      <form onSubmit={() => void onSend(text)}>
        <input value={text} onChange={({ target }) => setText(target.value)} />
        <button>Yuborish</button>
      </form>
    );
  };
  openRendered(<Sender />);
  startHydration(<Sender />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'kuch';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  screen.getByRole('button').click();
  await hydrated();
  expect(onSend.mock.calls).toEqual([['kuch']]);
});

describe('a change that hydrates a part of the page reaches the state:', () => {
  test.each([
    [
      'text',
      'kuch,,a,10,false',
      () => {
        const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Matn' });
        field.value = 'kuch';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
    ],
    ['a check', ',,a,10,true', () => screen.getByRole('checkbox').click()],
    [
      'a selection',
      ',,b,10,false',
      () => {
        const field = screen.getByRole<HTMLSelectElement>('combobox');
        field.value = 'b';
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
    ],
  ])('%s', async (_, state, change) => {
    const screenOf = (onMount?: () => void) => (
      <>
        <Mounted onMount={onMount} />
        <Suspense>{withMark(<Form />)}</Suspense>
      </>
    );
    openRendered(screenOf(), renderToString(screenOf()));
    container.dataset['hydrating'] = '';
    // After the root, before React goes on with the screen.
    root = hydrateRoot(
      container,
      screenOf(() => queueMicrotask(change)),
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(state));
  });
});

test('an interaction is replayed on the control of the same name that replaced the recorded one', async () => {
  openRendered(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Boshlash' }));
  const onClick = jest.fn();
  container.innerHTML = '';
  container.dataset['hydrating'] = '';
  root = createRoot(container);
  root.render(
    withMark(
      <>
        <button>Tozalash</button>
        <button onClick={onClick}>Boshlash</button>
      </>,
    ),
  );
  await hydrated();

  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a theme chosen before hydration applies at once and is saved', async () => {
  const labels = { legend: 'Mavzu', system: 'Tizimdagidek', light: 'Yorugʻ', dark: 'Qorongʻi' };
  openRendered(<ThemeSwitch labels={labels} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Qorongʻi' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});
