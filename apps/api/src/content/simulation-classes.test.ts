import { openTestApp, type TestApp } from '../testing/app.js';
import { reimport } from '../testing/classroom.js';
import { databaseKinds } from '../testing/database.js';
import { linkedContent } from '../testing/linked-content.js';

interface Body {
  readonly title: string;
  readonly classes: readonly { readonly id: number; readonly name: string; readonly slug: string }[];
}

describe.each(databaseKinds)('classes of simulations (%s)', (kind) => {
  let app: TestApp;
  const classesOf = async (title: string) => {
    const list = (await app.fastify.inject('/api/simulators/')).json<readonly Body[]>();
    return list.find((body) => body.title === title)?.classes.map(({ name, slug }) => [name, slug]);
  };

  beforeEach(async () => {
    app = await openTestApp(kind);
    await reimport(app, linkedContent);
  });
  afterEach(() => app.close());

  test('are listed in the order of the file; a simulation may have none', async () => {
    expect(await classesOf('Matematik mayatnik')).toEqual([
      ['8-sinf', '8-sinf'],
      ['7-sinf', '7-sinf'],
    ]);
    expect(await classesOf('Ampermetr')).toEqual([]);
  });

  test('follow a change of the file, and the removal of a class', async () => {
    const pendulum = String(linkedContent['simulations/mayatnik.yaml']).replace('  - 8-sinf\n', '');
    await reimport(app, {
      ...linkedContent,
      'simulations/mayatnik.yaml': pendulum,
      'classes.yaml':
        '- slug: 7-sinf\n  name: Yettinchi sinf\n  chapters:\n    - key: kinematika\n      title: Harakat\n',
      'lessons/8-sinf/tok.md': undefined,
    });
    expect(await classesOf('Matematik mayatnik')).toEqual([['Yettinchi sinf', '7-sinf']]);
  });
});
