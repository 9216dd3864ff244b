/** Practice of items in rounds. A separate entry: only the screen of practice loads it. */
export { PracticeScreen, type PracticeScreenProps } from './practice-screen.js';
