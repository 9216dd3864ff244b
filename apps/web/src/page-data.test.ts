import { QueryClient } from '@tanstack/react-query';
import { type SchoolClass } from '@zarra/api-client/classroom';
import type { LessonBody, SchoolClassBody } from '@zarra/contracts';
import { gzipSync } from 'node:zlib';
import { loadPageData } from '../server/page-data.js';

const LESSONS = 153;
const CLASSES = 5;
/** Bytes of compressed data in the page of lessons. */
const MOST = 40_000;

const text = (seed: number, words: number): string =>
  Array.from({ length: words }, (_, n) => ((seed * 7919 + n * 104_729) % 99_991).toString(36)).join(' ');

const lesson = (id: number): LessonBody => ({
  id,
  lesson: text(id, 4),
  chapter: `bolim-${id % 8}`,
  description: text(id, 600),
  descriptionTree: JSON.stringify([['p', text(id, 600)]]),
  prediction: [text(id, 4), text(id + 1, 4)],
  experiments: [1, 2, 3].map((n) => ({
    slug: `tajriba-${n}`,
    state: 'holat',
    title: text(id + n, 3),
    stateTitle: text(n, 3),
    note: text(id * n, 25),
    link: `/tajriba/tajriba-${n}?holat=holat-${id}`,
  })),
  tests: [],
  tests_count: 8,
  practiceItems: 5,
});

/** A course of 153 lessons, of which some have no text yet. */
const course = (written: number): SchoolClassBody[] =>
  Array.from({ length: CLASSES }, (_, at) => {
    const ids = Array.from({ length: LESSONS }, (__, n) => n + 1).filter((id) => id % CLASSES === at);
    return {
      id: at + 1,
      name: `${at + 7}-sinf`,
      chapters: Array.from({ length: 8 }, (__, n) => ({ key: `bolim-${n}`, title: text(n + at, 3) })),
      lessons: ids.filter((id) => id <= written).map(lesson),
      planned: ids
        .filter((id) => id > written)
        .map((id, order) => ({ title: text(id, 4), chapter: `bolim-${id % 8}`, order })),
    };
  });

test.each([31, 105, LESSONS])(
  'the page of lessons has little data when %i lessons have a text',
  async (written) => {
    const client = new QueryClient();
    const address = new URL('https://zarra.uz/learn?topic=7');
    const data = { simulators: [], contact: [], classes: course(written) };
    const json = await loadPageData(client, address, data);
    expect(gzipSync(json).byteLength).toBeLessThan(MOST);
    const shown = client
      .getQueriesData<SchoolClass[]>({ queryKey: ['classes'] })
      .flatMap(([, classes]) => classes ?? []);
    const lessons = shown.flatMap((schoolClass) => schoolClass.lessons);
    expect(lessons).toHaveLength(written);
    expect(lessons.filter(({ descriptionTree }) => descriptionTree !== null).map(({ id }) => id)).toEqual([
      7,
    ]);
    expect(lessons.filter(({ experiments }) => experiments.length > 0).map(({ id }) => id)).toEqual([7]);
    expect(shown.flatMap(({ planned }) => planned)).toHaveLength(LESSONS - written);
  },
);
