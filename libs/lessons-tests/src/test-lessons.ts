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

/** As many lessons as asked for, from one id on, without a video. */
export const manyLessons = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) =>
    aLesson({
      id: from + index,
      lesson: index < names.length ? names[index]! : `${names[index % names.length]!} ${index + 1}`,
      description: 'Harakatlanayotgan jismning **tezligi** vaqt oʻtishi bilan oʻzgaradi.',
      videoUrl: null,
    }),
  );

/** An empty class first, then two with topics: 11 to 15 and 21 to 23; the second topic has a result. */
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
