import { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { endpoints } from '@zarra/contracts';
import { createApiClient } from '../index.js';
import { aLesson, aQuestion, aSchoolClass, respond } from '../msw/index.js';
import { classesQuery, lessonsQuery } from './index.js';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const log = jest.fn();
const client = createApiClient({ log });
const crossOrigin = createApiClient({ baseUrl: 'https://api.zarra.uz/api', log });
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe('lessons', () => {
  test('pictures of experiments have the origin of the API; unsafe addresses are dropped', async () => {
    const experiment = { slug: 'zanjir', title: 'Zanjir', state: 'a', stateTitle: 'A', note: 'Yoqing.' };
    const sources = ['/media/zanjir.svg', 'javascript:alert(1)', undefined];
    const experiments = sources.map((src, index) => ({
      ...experiment,
      link: `/tajriba/zanjir?holat=${index}`,
      ...(src !== undefined && { picture: { src, width: 544, height: 435 } }),
    }));
    network.use(respond(endpoints.classes, [aSchoolClass({ lessons: [aLesson({ experiments })] })]));
    const [schoolClass] = await queries().query(classesQuery(crossOrigin));
    expect(schoolClass?.lessons[0]?.experiments.map(({ picture }) => picture)).toEqual([
      { src: 'https://api.zarra.uz/media/zanjir.svg', width: 544, height: 435 },
      null,
      null,
    ]);
  });

  test('classes with their lessons and questions', async () => {
    const question = aQuestion({ correct_option: 2 });
    const lesson = aLesson({ tests: [question], descriptionTree: '[["p","Yoʻl"]]', practiceItems: 6 });
    network.use(respond(endpoints.classes, [aSchoolClass({ lessons: [lesson] })]));

    const [schoolClass] = await queries().query(classesQuery(crossOrigin));

    expect(schoolClass).toMatchObject({ id: 1, name: '7-sinf' });
    expect(schoolClass?.lessons).toEqual([
      {
        id: 1,
        title: 'Toʻgʻri chiziqli tekis harakat',
        description: expect.stringContaining('$s = vt$'),
        descriptionTree: '[["p","Yoʻl"]]',
        video: expect.objectContaining({ url: 'https://api.zarra.uz/media/videos/tekis-harakat.mp4' }),
        practiceItems: 6,
        percentage: null,
        chapter: null,
        prediction: [],
        experiments: [],
        questions: [
          {
            id: 1,
            text: question.question,
            options: ['Oʻzgarmaydi', 'Ortadi', 'Kamayadi', 'Nolga teng'],
            correctOption: 2,
            see: null,
            figure: null,
            optionFigures: null,
          },
        ],
        questionCount: 1,
      },
    ]);
  });

  test('without a session the number of questions is known', async () => {
    const lesson = { id: 1, lesson: 'Kuch', tests: [], tests_count: 6 };
    network.use(respond(endpoints.classes, [aSchoolClass({ lessons: [lesson] })]));

    const [schoolClass] = await queries().query(classesQuery(client));

    expect(schoolClass?.lessons[0]).toEqual({
      id: 1,
      title: 'Kuch',
      description: '',
      descriptionTree: null,
      video: null,
      questions: [],
      questionCount: 6,
      practiceItems: null,
      percentage: null,
      chapter: null,
      prediction: [],
      experiments: [],
    });
  });

  test('without a result the correct option is null; without a count the questions are counted', async () => {
    const tests = [aQuestion(), aQuestion({ id: 2 })];
    network.use(respond(endpoints.classes, [aSchoolClass({ lessons: [{ id: 1, lesson: 'Kuch', tests }] })]));

    const [schoolClass] = await queries().query(classesQuery(client));

    expect(schoolClass?.lessons[0]?.questions.map(({ correctOption }) => correctOption)).toEqual([
      null,
      null,
    ]);
    expect(schoolClass?.lessons[0]?.questionCount).toBe(2);
  });

  test('an experiment of a lesson has a picture that a page may load, or none', async () => {
    const picture = { src: '/assets/zanjir-lampa.svg', width: 360, height: 200 };
    const experiment = {
      slug: 'zanjir',
      state: 'lampa',
      stateTitle: 'Lampa',
      title: 'Zanjir',
      note: 'Yoqing.',
    };
    const experiments = [picture, undefined, { ...picture, src: 'data:image/svg+xml,x' }].map(
      (of, index) => ({
        ...experiment,
        link: `/tajriba/zanjir?holat=${index}`,
        picture: of,
      }),
    );
    const classes = [aSchoolClass({ lessons: [aLesson({ experiments })] })];
    const picturesOf = async (from: typeof client) =>
      (await queries().query(classesQuery(from)))[0]?.lessons[0]?.experiments.map((one) => one.picture);

    network.use(respond(endpoints.classes, classes));
    expect(await picturesOf(client)).toEqual([picture, null, null]);

    network.use(respond(endpoints.classes, classes));
    const absolute = { ...picture, src: 'https://api.zarra.uz/assets/zanjir-lampa.svg' };
    expect(await picturesOf(crossOrigin)).toEqual([absolute, null, null]);
  });

  test('the flat list of lessons', async () => {
    network.use(respond(endpoints.lessons, [{ id: 1, lesson: 'Kuch' }]));
    expect(await queries().query(lessonsQuery(client))).toEqual([{ id: 1, title: 'Kuch' }]);
  });
});
