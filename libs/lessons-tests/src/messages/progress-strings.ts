import { useProvidedMessages, type LessonsMessages } from './lessons-messages.js';

/** The texts of the bars below a page: where to continue, and what to read before. */
export const progressStrings = {
  continue: 'Davom etish',
  closeContinue: 'Davom etish taklifini yopish',
  readFirst: 'Avval buni oʻqing',
  closeReadFirst: 'Avval oʻqiladigan darslar roʻyxatini yopish',
};

/** The texts of the bars below a page. */
export const useProgressMessages = (): LessonsMessages['progress'] =>
  useProvidedMessages()?.progress ?? progressStrings;
