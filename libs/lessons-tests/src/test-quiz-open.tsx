import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { QuizSite } from './test-quiz-frame.js';
import { createQuizServer } from './test-quiz-server.js';

const network = setupServer();
const failures: unknown[] = [];
const note = (reason: unknown) => failures.push(reason);

/** A fresh server, device and network for each test; an unhandled rejection fails it. */
export const testQuiz = () => {
  let server = createQuizServer();
  beforeAll(() => {
    network.listen({ onUnhandledRequest: 'error' });
    process.on('unhandledRejection', note);
  });
  beforeEach(() => {
    localStorage.clear();
    server = createQuizServer();
    network.use(...server.handlers);
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    network.resetHandlers();
    expect(failures.splice(0)).toEqual([]);
  });
  afterAll(() => {
    network.close();
    process.off('unhandledRejection', note);
  });
  return { network, server: () => server };
};

/** Opens the lesson in a page of its own. */
export const openQuiz = () => {
  const { container, unmount } = render(<QuizSite />);
  return { container, unmount, page: within(container), user: userEvent.setup() };
};

/** The block's own sentence, byte for byte. */
export const says = (text: string, page = within(document.body)) =>
  page.findByText(text, { normalizer: (given) => given });

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const radios = (page = within(document.body)) => page.getAllByRole<HTMLInputElement>('radio');
/** Numbers of the chosen options, by question; 0 for none. */
export const chosen = (page = within(document.body)) =>
  page.getAllByRole('group').map((group) => {
    const options = within(group).getAllByRole<HTMLInputElement>('radio');
    return options.findIndex(({ checked }) => checked) + 1;
  });

/** Chooses this option of each question. */
export const answerAll = (option = 1, page = within(document.body)) => {
  for (const group of page.getAllByRole('group')) {
    fireEvent.click(within(group).getAllByRole('radio')[option - 1]!);
  }
};

/** Another tab of this browser changed the storage: what it tells this one. */
export const hearStorage = (key: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue: key && localStorage.getItem(key) }));
