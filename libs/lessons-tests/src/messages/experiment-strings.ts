import { useProvidedMessages, type LessonsMessages } from './lessons-messages.js';

/** Title of an experiment with that of its state. */
const nameOf = (title: string, state: string | null): string =>
  state === null ? title : `${title}, ${state}`;

/** Every text of the experiments of a lesson. */
export const experimentStrings = {
  experiments: 'Shu mavzudagi tajribalar',
  /** Follows a label that several experiments have. */
  ofExperiment: (title: string, state: string | null) => `(${nameOf(title, state)})`,
  investigation: 'Tadqiqot:',
  openHere: 'Sinab koʻrish',
  size: (kilobytes: number) => `Hajmi: ${kilobytes} kB gacha`,
  openFullScreen: 'Toʻliq ekranda ochish',
  close: (title: string, state: string | null) => `Tajribani yopish (${nameOf(title, state)})`,
  frame: (title: string, state: string | null) => `Tajriba: ${nameOf(title, state)}`,
  loading: 'Tajriba yuklanmoqda…',
  slow: 'Aloqa sekin, kutilmoqda…',
  failed:
    'Tajriba ochilmadi. Internetni tekshirib, qayta urinib koʻring. Darsni oʻqishda davom etishingiz mumkin.',
};

/** The texts of the experiments of a lesson. */
export const useExperimentMessages = (): LessonsMessages['experiments'] =>
  useProvidedMessages()?.experiments ?? experimentStrings;
