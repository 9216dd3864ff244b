// Bodies of the learner's path for tests and stories.
import type { LearningPath } from '@zarra/contracts/learning-path';

type Lesson = LearningPath['classes'][number]['chapters'][number]['lessons'][number];

/** A lesson of the path that the learner has not opened. */
export const aPathLesson = (id: number, title: string, parts: Partial<Lesson> = {}): Lesson => ({
  id,
  title,
  begun: false,
  result: null,
  practice: { items: 8, right: 0 },
  ...parts,
});

const submitted = (percentage: number, submitted_at: string): Partial<Lesson> => ({
  begun: true,
  result: { percentage, submitted_at },
});

const classes: LearningPath['classes'] = [
  {
    id: 1,
    name: '7-sinf',
    chapters: [
      {
        key: 'kinematika',
        title: 'Kinematika',
        lessons: [
          aPathLesson(1, 'Toʻgʻri chiziqli tekis harakat', {
            ...submitted(88, '2026-03-10T09:20:00.000Z'),
            practice: { items: 8, right: 6 },
          }),
          aPathLesson(2, 'Notekis harakat va tezlanish', {
            ...submitted(40, '2026-03-12T10:05:00.000Z'),
            practice: { items: 7, right: 2 },
          }),
          aPathLesson(3, 'Erkin tushish', { begun: true }),
        ],
      },
      { key: 'bosim', title: 'Bosim', lessons: [aPathLesson(4, 'Bosim va Paskal qonuni')] },
      { key: 'optika', title: 'Yorugʻlik hodisalari', lessons: [] },
    ],
  },
  {
    id: 2,
    name: '8-sinf',
    chapters: [
      { key: 'elektr', title: 'Elektr hodisalari', lessons: [aPathLesson(9, 'Om qonuni')] },
      {
        key: null,
        title: null,
        lessons: [aPathLesson(10, 'Fizika va texnika', { practice: { items: 0, right: 0 } })],
      },
    ],
  },
];

/** Wrong ideas of the learner. */
export const someIdeas: NonNullable<LearningPath['ideas']> = [
  {
    key: 'ortacha-tezliklar',
    believes: 'Oʻrtacha tezlik tezliklarning oʻrta arifmetigiga teng deb oʻylanadi.',
    fails: 'Sekin qismda mashina uzoqroq vaqt yuradi, shuning uchun oʻrtacha tezlik kichikroq chiqadi.',
    try: 'Butun yoʻlni butun vaqtga boʻling.',
    item: 21,
    lesson: { id: 2, title: 'Notekis harakat va tezlanish' },
    section: { heading: 'ortacha-tezlik', title: 'Oʻrtacha tezlik' },
  },
  {
    key: 'grafik-rasm',
    believes: 'Harakat grafigi jismning yoʻl chizigʻi deb oʻylanadi.',
    fails: 'Tekis yoʻlda ketayotgan mashinaning grafigi ham yuqoriga koʻtariladi.',
    try: 'Oʻqlarning nomini oʻqing.',
    lesson: { id: 1, title: 'Toʻgʻri chiziqli tekis harakat' },
    section: null,
  },
];

/** The path of a learner in the middle of the first chapter. */
export const aLearningPath = (parts: Partial<LearningPath> = {}): LearningPath => ({
  next: {
    lesson: { id: 3, title: 'Erkin tushish' },
    class: '7-sinf',
    chapter: 'Kinematika',
    begun: true,
    section: { heading: 'tushish-vaqti', title: 'Tushish vaqti' },
    video_position: 102,
    tests_count: 8,
    minutes: 12,
  },
  today: { items: 5, minutes: 7.5 },
  mistakes: 3,
  classes,
  weak: [
    {
      lesson: { id: 2, title: 'Notekis harakat va tezlanish' },
      percentage: 40,
      section: null,
      missed: 5,
      items: 7,
    },
    {
      lesson: { id: 1, title: 'Toʻgʻri chiziqli tekis harakat' },
      percentage: 88,
      section: { heading: 'grafiklar', title: 'Harakat grafiklari' },
      missed: 2,
      items: 0,
    },
  ],
  history: [
    { kind: 'practice', at: '2026-03-13T08:40:00.000Z', answers: 12, right: 9 },
    {
      kind: 'result',
      at: '2026-03-12T10:05:00.000Z',
      lesson: { id: 2, title: 'Notekis harakat va tezlanish' },
      percentage: 40,
    },
    {
      kind: 'result',
      at: '2026-03-10T09:20:00.000Z',
      lesson: { id: 1, title: 'Toʻgʻri chiziqli tekis harakat' },
      percentage: 88,
    },
  ],
  ...parts,
});

/** The path of a learner who has just registered. */
export const aNewLearningPath = (): LearningPath => ({
  next: {
    lesson: { id: 1, title: 'Toʻgʻri chiziqli tekis harakat' },
    class: '7-sinf',
    chapter: 'Kinematika',
    begun: false,
    section: null,
    video_position: null,
    tests_count: 8,
    minutes: 15,
  },
  today: { items: 0, minutes: 0 },
  mistakes: 0,
  classes: classes.map((schoolClass) => ({
    ...schoolClass,
    chapters: schoolClass.chapters.map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.map(({ id, title, practice }) =>
        aPathLesson(id, title, { practice: { items: practice.items, right: 0 } }),
      ),
    })),
  })),
  weak: [],
  history: [],
});
