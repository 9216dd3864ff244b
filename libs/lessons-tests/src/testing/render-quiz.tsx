import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { QuizApp } from './quiz-app.js';
import { createQuizServer } from './quiz-server.js';

const network = setupServer();
const rejections: unknown[] = [];
const recordRejection = (reason: unknown) => rejections.push(reason);

/** Sets up a new server, storage and network for each test. An unhandled rejection fails the test. */
export const setupQuiz = () => {
  let server = createQuizServer();
  beforeAll(() => {
    network.listen({ onUnhandledRequest: 'error' });
    process.on('unhandledRejection', recordRejection);
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
    expect(rejections.splice(0)).toEqual([]);
  });
  afterAll(() => {
    network.close();
    process.off('unhandledRejection', recordRejection);
  });
  /** Signs a learner in and renders the questions. */
  const openForm = async (learner = 'dilnoza') => {
    server.signIn(learner);
    const rendered = renderQuiz();
    await rendered.page.findAllByRole('radio');
    return rendered;
  };
  return { network, server: () => server, openForm };
};

/** Renders the lesson's test in a new app. */
export const renderQuiz = () => {
  const { container, unmount } = render(<QuizApp />);
  return { container, unmount, page: within(container), user: userEvent.setup() };
};

/** Finds a text byte for byte. */
export const findExactText = (text: string, page = within(document.body)) =>
  page.findByText(text, { normalizer: (unchanged) => unchanged });

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const radios = (page = within(document.body)) => page.getAllByRole<HTMLInputElement>('radio');
/** Numbers of the chosen options, by question; 0 for none. */
export const chosenOptions = (page = within(document.body)) =>
  page.getAllByRole('group').map((group) => {
    const options = within(group).getAllByRole<HTMLInputElement>('radio');
    return options.findIndex(({ checked }) => checked) + 1;
  });

/** Chooses this option in each question. */
export const answerAll = (option = 1, page = within(document.body)) => {
  for (const group of page.getAllByRole('group')) {
    const options = within(group).getAllByRole('radio');
    fireEvent.click(options[Math.min(option, options.length) - 1]!);
  }
};

export const submit = () => fireEvent.click(button('Javoblarni topshirish'));

/** Dispatches the event that this tab receives when another tab changes the storage. */
export const dispatchStorageEvent = (key: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue: key && localStorage.getItem(key) }));
