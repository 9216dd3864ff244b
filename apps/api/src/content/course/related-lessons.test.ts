import { endpoints } from '@zarra/contracts';
import { contentWithCourse } from '../../testing/course-content.js';
import { openTestApp } from '../../testing/app.js';
import { lessonOf, reimport, titles } from '../../testing/classroom.js';
import { databaseKinds } from '../../testing/database.js';

test.each(databaseKinds)(
  'a lesson has its topics and the written lessons that it builds on (%s)',
  async (kind) => {
    const app = await openTestApp(kind);
    const related = async (id: number) => {
      const response = await app.fastify.inject(`/api/lessons/${id}/related/`);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('public, max-age=60');
      return endpoints.lessonRelated.response.parse(response.json());
    };
    const { id: first } = await lessonOf(app, titles.twoQuestions);
    const nothing = { needs: [], topics: [], practicals: [] };
    expect(await related(first)).toEqual(nothing);

    await reimport(app, contentWithCourse);
    const { id: force } = await lessonOf(app, titles.noQuestions);
    const { id: current } = await lessonOf(app, titles.oneQuestion);
    expect(await related(first)).toEqual({
      needs: [],
      topics: [
        { slug: 'tezlik', title: 'Tezlik' },
        { slug: 'masala-tezlik', title: 'Masalalar yechish: tezlik' },
      ],
      practicals: [],
    });
    // What the force needs has no text yet.
    expect(await related(force)).toMatchObject({ needs: [], topics: [{ slug: 'kuch' }] });
    expect(await related(current)).toMatchObject({
      needs: [{ id: first, lesson: titles.twoQuestions, className: '7-sinf' }],
      topics: [{ slug: 'tok' }],
    });
    expect(await related(99_999)).toEqual(nothing);
    expect((await app.fastify.inject('/api/lessons/birinchi/related/')).statusCode).toBe(404);
    await app.close();
  },
);
