const STORAGE_KEY = 'experiment-shortcuts';

/** Last choice on this page: valid without storage. */
let choice: boolean | undefined;

/** Whether keyboard shortcuts are on; they are unless the user of this device has switched them off. */
export function areShortcutsOn(): boolean {
  if (choice !== undefined) return choice;
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Switches keyboard shortcuts on or off, and saves the choice where the browser allows. */
export function setShortcutsOn(isOn: boolean): void {
  choice = isOn;
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // Storage is blocked or full: the choice lasts until the page is closed.
  }
}
