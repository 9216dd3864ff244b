import { aLesson } from '@zarra/api-client/testing';

const lessonWith = (id: number, lesson: string) =>
  aLesson({
    id,
    lesson,
    videoUrl: null,
    tests: [],
    descriptionTree: JSON.stringify([
      ['p', 'Kirish.'],
      ['h3', { id: 'taʼrif' }, 'Taʼrif'],
      ['p', 'Matn.'],
      ['h3', { id: 'formula' }, 'Formula'],
    ]),
  });
/** Three lessons whose texts have two sections. */
export const lessonsWithSections = [
  lessonWith(1, 'Mexanik harakat'),
  lessonWith(2, 'Bosim'),
  lessonWith(3, 'Arximed kuchi'),
];
