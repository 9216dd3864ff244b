import type { SchoolClassBody } from '@zarra/contracts';
import { aLesson, aSchoolClass } from '@zarra/api-client/testing';

const names = [
  'Fizika nimani oʻrganadi',
  'Mexanik harakat',
  'Oʻrtacha tezlik',
  'Arximed kuchi',
  'Elektr zaryad',
];

/** Title of 90 letters. */
export const longTitle =
  'Suyuqlik va gazlarda bosimning uzatilishi hamda tutash idishlar qonunining turmushdagi oʻrni';

/** Lessons without a video, with consecutive ids. */
export const manyLessons = (count: number, firstId = 1) =>
  Array.from({ length: count }, (_, index) =>
    aLesson({
      id: firstId + index,
      lesson: index < names.length ? names[index]! : `${names[index % names.length]!} ${index + 1}`,
      description: 'Harakatlanayotgan jismning **tezligi** vaqt oʻtishi bilan oʻzgaradi.',
      videoUrl: null,
    }),
  );

/** An empty class, then two with topics 11 to 15 and 21 to 23; topic 12 has a result. */
export const classes: SchoolClassBody[] = [
  aSchoolClass({ id: 6, name: '6-sinf', lessons: [] }),
  aSchoolClass({
    id: 7,
    name: '7-sinf',
    lessons: manyLessons(5, 11).map((lesson) => (lesson.id === 12 ? { ...lesson, percentage: 80 } : lesson)),
  }),
  aSchoolClass({
    id: 8,
    name: '8-sinf',
    lessons: [
      aLesson({ id: 21, lesson: 'Om qonuni', videoUrl: null, description: null }),
      aLesson({ id: 22, lesson: 'Joul–Lens qonuni', videoUrl: null, description: 'Issiqlik ajraladi.' }),
      aLesson({ id: 23, lesson: longTitle, description: 'Bosim.', videoUrl: null }),
    ],
  }),
];

/** A lesson with two states of one experiment, and one with a long title and task. */
export const lessonWithExperiments = aLesson({
  id: 41,
  lesson: 'Elektr toki',
  description: 'Zaryadlangan zarralarning tartibli harakati elektr toki deyiladi.',
  videoUrl: null,
  experiments: [
    {
      slug: 'zanjir',
      state: 'lampa',
      title: 'Elektr zanjiri',
      stateTitle: 'Lampa',
      note: 'Kalitni ulang va uzing: lampa qachon yonadi?',
      link: '/tajriba/zanjir?holat=AQ',
    },
    {
      slug: 'zanjir',
      state: 'om-qonuni',
      title: 'Elektr zanjiri',
      stateTitle: 'Om qonuni',
      note: 'Kuchlanishni ikki marta oshiring: tok kuchi necha marta ortadi?',
      link: '/tajriba/zanjir?holat=AQI',
      investigation: {
        slug: 'nomalum-rezistor',
        title: 'Nomaʼlum rezistor qarshiligi',
        link: '/tajriba/zanjir?tadqiqot=nomalum-rezistor',
      },
    },
    {
      slug: 'potensial-ora',
      state: 'binafsha-foton',
      title: 'Potensial oʻra va energiya sathlari',
      stateTitle: 'Binafsha yorugʻlik fotoni',
      note: 'Ikki energiya sathi orasidagi farqni toping: foton energiyasi nega shu farqqa teng boʻlishi kerak? Oʻraning kengligini oʻzgartirib, javobingizni tekshiring.',
      link: '/tajriba/potensial-ora?holat=AQM',
    },
  ],
});

const [first, second, third, fourth] = manyLessons(4, 31);

/** A class with chapters: two with topics, one of them passed and one to review, one in preparation; topic 34 has none. */
export const classWithChapters: SchoolClassBody = aSchoolClass({
  id: 9,
  name: '9-sinf',
  chapters: [
    { key: 'kirish', title: 'Fizikaga kirish' },
    { key: 'kinematika', title: 'Kinematika asoslari' },
    { key: 'issiqlik', title: 'Issiqlik hodisalari' },
  ],
  lessons: [
    { ...first!, chapter: 'kirish', percentage: 60 },
    { ...second!, chapter: 'kinematika', percentage: 59 },
    { ...third!, chapter: 'kinematika' },
    { ...fourth!, chapter: null },
  ],
});
