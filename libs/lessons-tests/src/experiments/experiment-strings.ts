/** Every text of the experiments of a lesson. */
export const experimentStrings = {
  experiments: 'Shu mavzudagi tajribalar',
  /** Follows a label that several experiments have. */
  ofExperiment: (title: string, state: string | null) => `(${state === null ? title : `${title}, ${state}`})`,
  openHere: 'Sinab koʻrish',
  size: (kilobytes: number) => `Hajmi: taxminan ${kilobytes} kB`,
  openFullScreen: 'Toʻliq ekranda ochish',
  close: 'Tajribani yopish',
  frame: (title: string, state: string | null) => `Tajriba: ${state === null ? title : `${title}, ${state}`}`,
  loading: 'Tajriba yuklanmoqda…',
  slow: 'Aloqa sekin, kutilmoqda…',
  failed:
    'Tajriba ochilmadi. Internetni tekshirib, qayta urinib koʻring. Darsni oʻqishda davom etishingiz mumkin.',
} as const;
