import { readSaved, saveValue } from '../storage/saved-value.js';

const STORAGE_KEY = 'experiment-shortcuts';

/** Last choice on this page: valid without storage. */
let choice: boolean | undefined;

/** Whether keyboard shortcuts are on; they are unless the user of this device has switched them off. */
export const areShortcutsOn = (): boolean => choice ?? readSaved('localStorage', STORAGE_KEY) !== 'off';

/** Switches keyboard shortcuts on or off, and saves the choice where the browser allows. */
export function setShortcutsOn(isOn: boolean): void {
  choice = isOn;
  saveValue('localStorage', STORAGE_KEY, isOn ? undefined : 'off');
}
