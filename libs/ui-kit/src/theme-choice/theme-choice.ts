/** The user's choice: the theme of the system, or a fixed theme. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';
const CONTRAST_QUERY = '(prefers-contrast: more)';

// The attribute on <html> is the state of the page: without storage the choice lasts until the page is closed.
const root = () => document.documentElement;

const toChoice = (value: string | null | undefined): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The current choice of the page. */
export const readThemeChoice = (): ThemeChoice => toChoice(root().dataset['theme']);

const applyThemeChoice = (choice: ThemeChoice) => {
  if (choice === 'system') delete root().dataset['theme'];
  else root().dataset['theme'] = choice;
};

/** Applies a choice, and saves it where the browser allows. */
export const setThemeChoice = (choice: ThemeChoice): void => {
  applyThemeChoice(choice);
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is blocked or full: the choice lasts until the page is closed.
  }
};

/** Applies the saved choice, unless the page already has a theme. */
export const restoreThemeChoice = (): void => {
  if (root().dataset['theme'] !== undefined) return;
  try {
    applyThemeChoice(toChoice(localStorage.getItem(STORAGE_KEY)));
  } catch {
    // Storage is blocked: the theme of the system stays.
  }
};

/** The visible theme: the choice, or the theme of the system. */
export const readShownTheme = (): 'light' | 'dark' => {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
};

/** Whether the page or the system requests high contrast. */
export const prefersMoreContrast = (): boolean =>
  root().dataset['contrast'] === 'more' || matchMedia(CONTRAST_QUERY).matches;

/**
 * Calls the listener when theme or contrast change on the page, in another tab or in the system.
 * @returns unsubscribes
 */
export const subscribeToTheme = (onChange: () => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) applyThemeChoice(toChoice(newValue));
  };
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributes: true, attributeFilter: ['data-theme', 'data-contrast'] });
  const queries = [DARK_QUERY, CONTRAST_QUERY].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
    removeEventListener('storage', onStorage);
  };
};

/**
 * An inline script for the `<head>`: it applies the saved theme before the first paint, without a flash of the other theme.
 * It is a constant: a strict CSP can allow it by its hash.
 */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";
