import { endpoints } from '@zarra/contracts';
import { readFigure } from '@zarra/figures';
import { drawAt } from '@zarra/figures/draw';
import type { PracticeItem } from '@zarra/contracts/practice';
import { safeParse } from 'zod/v4/core';
import { openTestApp, type TestApp } from '../../testing/app.js';
import {
  answerAll,
  classesOf,
  lessonOf,
  reimport,
  resultOf,
  submit,
  titles,
} from '../../testing/classroom.js';
import { databaseKinds } from '../../testing/database.js';
import { editedFigures, figureContent } from '../../testing/figure-content.js';
import { makeLearner, type TestLearner } from '../../testing/learner.js';
import { practiceOf } from '../../testing/practice.js';
import { typesetMissing } from '../typeset-missing.js';

type Properties = Readonly<Record<string, unknown>>;
type FigureNode = readonly [
  tag: string,
  properties: Properties,
  ...nodes: readonly (readonly [string, Properties])[],
];

const parse = (json: string | null | undefined) => JSON.parse(json ?? 'null') as FigureNode;

describe.each(databaseKinds)('figures of content (%s)', (kind) => {
  let app: TestApp;
  let learner: TestLearner;
  beforeAll(async () => {
    app = await openTestApp(kind);
    await reimport(app, figureContent);
    learner = await makeLearner(app);
  });
  afterAll(() => app.close());

  const lesson = () => lessonOf(app, titles.twoQuestions, learner.signedIn);
  const figureOfText = async () =>
    (JSON.parse((await lesson()).descriptionTree ?? '[]') as FigureNode[]).find(([tag]) => tag === 'figure');

  test('a text has the drawing, its text alternative and the caption at its place', async () => {
    const [, properties, svg, ...caption] = (await figureOfText()) ?? [];
    expect(properties).toMatchObject({
      width: 328,
      text: expect.stringContaining('Fokus masofasi 20 cm') as string,
    });
    expect(svg?.slice(0, 3)).toEqual([
      'svg',
      { className: 'fg', viewBox: expect.any(String) as string, role: 'img' },
      ['title', expect.stringMatching(/^Yigʻuvchi linza/)],
    ]);
    expect(JSON.stringify(svg)).toContain('"strokeDasharray":"0.7 ');
    const text = JSON.stringify(caption);
    expect(text).toMatch(/^\["Linza: ",\["math",.*" fokusdan ",\["strong","uzoq"\]\]$/);
  });

  test('the text alternative hides what its author hides', async () => {
    const [, properties] = (await figureOfText()) ?? [];
    expect(properties?.['text']).toContain('30 cm');
    expect(properties?.['text']).not.toContain('60');
  });

  test('a figure that moves brings its checked declaration', async () => {
    const [, properties] = (await figureOfText()) ?? [];
    const figure = JSON.parse(String(properties?.['motion'])) as ReturnType<typeof readFigure>;
    expect(figure.motion).toMatchObject({ name: 'd', from: 60, to: 25, seconds: 8 });
    expect(drawAt(figure, 40).svg).toMatch(/^<svg class="fg"/);
  });

  test('clients without figures get the caption in the Markdown', async () => {
    const { description } = await lesson();
    expect(description).toContain('\n\nLinza: $d$ fokusdan **uzoq**\n\n');
    expect(description).not.toContain('figure:');
  });

  test('a question has its figure, and options that are figures have texts besides', async () => {
    const { tests = [] } = await lesson();
    const [first, second] = tests ?? [];
    expect(parse(first?.figure)[0]).toBe('figure');
    expect(parse(first?.figure)).toHaveLength(3);
    expect(first).not.toHaveProperty('optionFigures');
    expect(second).not.toHaveProperty('figure');
    expect(second?.optionFigures?.map((json) => parse(json)[2]?.[0])).toEqual(['svg', 'svg', 'svg', 'svg']);
    expect(second?.option3).toMatch(/^Chiziq vaqt oʻqiga parallel/);
    const body = await classesOf(app, learner.signedIn);
    expect(safeParse(endpoints.classes.response, body).error?.issues ?? []).toEqual([]);
  });

  test('a question shows its figure without motion, and a figure of a variant has its numbers', async () => {
    await reimport(app, editedFigures('lesson', 'figure: tekis\n', 'figure: linza\n'));
    const { tests, id } = await lesson();
    expect(parse(tests?.[0]?.figure)[1]).not.toHaveProperty('motion');
    const { body } = await practiceOf(app, learner.signedIn, `lesson:${id}`);
    expect(safeParse(endpoints.practice.response, body).error?.issues ?? []).toEqual([]);
    const figureOf = ({ kind: of }: Pick<PracticeItem, 'kind'>) =>
      body.items.find((item) => item.kind === of)?.figure;
    const numeric = body.items.find((item) => item.kind === 'numeric');
    const [, d] = /linzadan (\d+) cm/.exec(numeric?.text ?? '') ?? [];
    const drawing = parse(figureOf({ kind: 'numeric' })?.drawing);
    expect(drawing[1]['text']).toContain(`${d} cm`);
    expect(drawing[1]).not.toHaveProperty('motion');
    expect(figureOf({ kind: 'choice' })).toMatchObject({
      image: null,
      graph: null,
      alt: expect.stringMatching(/^Chiziq/) as string,
    });
    await reimport(app, figureContent);
  });

  test('drawings can be made again from what is stored', async () => {
    const before = await figureOfText();
    const { db } = app.database;
    await db.updateTable('lessons').set({ description_tree: null }).execute();
    await db.updateTable('figures').set({ drawing: '["figure",{}]' }).execute();
    expect(await typesetMissing(db)).toBe(3);
    await app.refreshContent();
    expect(await figureOfText()).toEqual(before);
  });

  test('a result keeps the figures of its questions', async () => {
    const shown = await lesson();
    const { body } = await submit(app, learner.signedIn, shown.id, answerAll(shown, 1));
    const [first, second] = body.questions ?? [];
    expect(first?.figure).toBe(shown.tests?.[0]?.figure);
    expect(second?.optionFigures).toEqual(shown.tests?.[1]?.optionFigures);
    await reimport(app, {});
    expect((await resultOf(app, learner.signedIn, shown.id)).body.questions).toEqual(body.questions);
  });
});
