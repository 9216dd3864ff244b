import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  lazy,
  startTransition,
  Suspense,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ThemeSwitch } from '../theme-switch/theme-switch.js';
import { handleBeforeHydration, takeInteractions } from './before-hydration.js';
import { replayInteractions } from './replay-interactions.js';

let root: Root | undefined;
let container: HTMLElement;

/** Shows a server-rendered page with the inline script in its head. */
const openRendered = (page: ReactElement): void => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  handleBeforeHydration();
};

const hydrateAndReplay = async (page: ReactElement): Promise<void> => {
  const interactions = takeInteractions();
  await act(async () => {
    root = hydrateRoot(container, page);
    await Promise.resolve();
  });
  await act(() => replayInteractions(interactions));
};

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

const Steps = () => {
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
};

test('clicks before hydration are replayed once each, in order', async () => {
  const user = userEvent.setup();
  openRendered(<Steps />);
  await user.click(screen.getByTestId('icon'));
  await user.dblClick(screen.getByRole('button', { name: 'Boshlash' }));
  await user.click(screen.getByRole('button', { name: 'Tozalash' }));
  expect(screen.getByRole('button', { name: 'Boshlash' })).toHaveAttribute('aria-busy', 'true');

  await hydrateAndReplay(<Steps />);

  expect(screen.getByRole('status')).toHaveTextContent('reset,start,reset');
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

test('a click during hydration is handled once', async () => {
  openRendered(<Steps />);
  const interactions = takeInteractions();
  await act(async () => {
    startTransition(() => void (root = hydrateRoot(container, <Steps />)));
    screen.getByRole('button', { name: 'Boshlash' }).click();
    await new Promise((resolve) => setTimeout(resolve));
  });
  await act(() => replayInteractions(interactions));
  expect(screen.getByRole('status')).toHaveTextContent(/^start$/);
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

test('a click in a section whose file has not loaded is replayed when the section is hydrated', async () => {
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  const LazySteps = lazy(() => loaded.then(() => ({ default: Steps })));
  const page = (Section: ComponentType) => (
    <Suspense>
      <Section />
    </Suspense>
  );
  openRendered(page(Steps));
  const interactions = takeInteractions();
  await act(async () => {
    root = hydrateRoot(container, page(LazySteps));
    await Promise.resolve();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Boshlash' }));
  const replayed = replayInteractions(interactions);
  expect(screen.getByRole('button', { name: 'Boshlash' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => {
    load();
    await replayed;
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^start$/);
});

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
  const interactions = takeInteractions();
  const change = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
    field.value = value;
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  };
  await act(async () => {
    startTransition(() => void (root = hydrateRoot(container, <Form />)));
    change(screen.getByRole<HTMLInputElement>('textbox', { name: 'Matn' }), 'kuch');
    change(screen.getByRole<HTMLSelectElement>('combobox'), 'b');
    screen.getByRole('checkbox').click();
    await Promise.resolve();
  });
  // Timers of the events run first.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await act(() => replayInteractions(interactions));

  expect(screen.getByRole('status')).toHaveTextContent('kuch,,b,10,true');
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

  expect(screen.getByRole('status')).toHaveTextContent('linza,42,b,70,true');
  expect(screen.getByRole('textbox', { name: 'Matn' })).toHaveValue('linza');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

describe('a section that hydrates after the replay takes the change that hydrates it:', () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  afterEach(() => (environment.IS_REACT_ACT_ENVIRONMENT = true));

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
    const section = (
      <Suspense>
        <Form />
      </Suspense>
    );
    openRendered(section);
    const interactions = takeInteractions();
    const Page = ({ onHydrated }: { readonly onHydrated: () => void }) => {
      useLayoutEffect(() => {
        container.dataset['hydrated'] = '';
        void replayInteractions(interactions);
        // Right after this component, before React goes on with the section.
        queueMicrotask(onHydrated);
      }, [onHydrated]);
      return section;
    };
    // `act` would hydrate the section first.
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    root = hydrateRoot(container, <Page onHydrated={change} />);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(state));
  });
});

test('an interaction is replayed on the control of the same name that replaced the recorded one', async () => {
  openRendered(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Boshlash' }));
  const onClick = jest.fn();
  container.innerHTML = '';
  act(() => {
    root = createRoot(container);
    root.render(
      <>
        <button>Tozalash</button>
        <button onClick={onClick}>Boshlash</button>
      </>,
    );
  });

  await replayInteractions(takeInteractions());

  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a theme chosen before hydration applies at once and is saved', async () => {
  const labels = { legend: 'Mavzu', system: 'Tizimdagidek', light: 'Yorugʻ', dark: 'Qorongʻi' };
  openRendered(<ThemeSwitch labels={labels} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Qorongʻi' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});
