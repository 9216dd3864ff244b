import { useProvidedMessages, type LessonsMessages } from './lessons-messages.js';

/** The texts of a practical work. */
export const practicalStrings = {
  name: 'Ism:',
  schoolClass: 'Sinf:',
  date: 'Sana:',
  sheet: 'Ish varagʻi',
  print: 'Varaqni chop etish',
  laboratory: 'Laboratoriyada bajarish',
  teacher: 'Oʻqituvchiga',
  title: 'Amaliy ish',
  loading: 'Amaliy ish yuklanmoqda…',
  missing: 'Bunday amaliy ish yoʻq.',
  lessons: 'Darslar',
};

/** The texts of a practical work. */
export const usePracticalMessages = (): LessonsMessages['practical'] =>
  useProvidedMessages()?.practical ?? practicalStrings;
