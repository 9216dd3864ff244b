import {
  readThemeChoice,
  restoreThemeChoice,
  setThemeChoice,
  subscribeToTheme,
  themeScript,
} from './theme-choice.js';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});
afterEach(() => jest.restoreAllMocks());

it('follows the system without a choice', () => {
  restoreThemeChoice();
  expect(readThemeChoice()).toBe('system');
  expect(root).not.toHaveAttribute('data-theme');
});

it('applies and saves a choice', () => {
  setThemeChoice('dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('removes the saved choice for the system theme', () => {
  setThemeChoice('dark');
  setThemeChoice('system');
  expect(root).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('theme')).toBeNull();
});

it('restores the choice of an earlier visit', () => {
  localStorage.setItem('theme', 'dark');
  restoreThemeChoice();
  expect(readThemeChoice()).toBe('dark');
});

it('keeps the theme of the page', () => {
  localStorage.setItem('theme', 'dark');
  root.dataset['theme'] = 'light';
  restoreThemeChoice();
  expect(readThemeChoice()).toBe('light');
});

it('ignores an invalid value in the storage', () => {
  localStorage.setItem('theme', 'purple');
  restoreThemeChoice();
  expect(readThemeChoice()).toBe('system');
});

it('works until the page is closed when storage is blocked or full', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  restoreThemeChoice();
  expect(readThemeChoice()).toBe('system');
  setThemeChoice('dark');
  expect(readThemeChoice()).toBe('dark');
});

it('follows a choice made in another tab', async () => {
  const onChange = jest.fn();
  const unsubscribe = subscribeToTheme(onChange);
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  dispatchEvent(new StorageEvent('storage', { key: 'basket', newValue: 'light' }));
  await Promise.resolve();
  expect(readThemeChoice()).toBe('dark');
  expect(onChange).toHaveBeenCalledTimes(1);
  unsubscribe();
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(readThemeChoice()).toBe('dark');
});

it('applies the saved theme before the first paint, by a script in the head', () => {
  localStorage.setItem('theme', 'dark');
  const script = document.createElement('script');
  script.textContent = themeScript;
  document.head.append(script);
  expect(root).toHaveAttribute('data-theme', 'dark');
});
