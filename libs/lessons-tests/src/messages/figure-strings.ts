import { useProvidedMessages, type LessonsMessages } from './lessons-messages.js';

/** The texts of figures. */
export const figureStrings = {
  read: 'Chizmani oʻqish',
  readOptions: 'Chizmalarni oʻqish',
  play: 'Harakatni koʻrish',
  pause: 'Toʻxtatish',
  loading: 'Chizma yuklanmoqda…',
};

/** The texts of figures. */
export const useFigureMessages = (): LessonsMessages['figures'] =>
  useProvidedMessages()?.figures ?? figureStrings;
