import { endpoints, type SchoolClassBody } from '@zarra/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { folded } from '../folded.js';
import { expect } from '../journey.js';

/** The lessons as a learner sees them. */
export class LessonPage {
  readonly main: Locator;
  /** Classes and their lessons, beside the lesson. */
  readonly sidebar: Locator;
  /** The lesson that is open, among the classes. */
  readonly current: Locator;
  readonly search: Locator;
  readonly title: Locator;
  /** The test below the lesson, in any of its states. */
  readonly test: Locator;
  readonly questions: Locator;
  readonly submit: Locator;
  readonly signIn: Locator;
  /** The percentage of a result. */
  readonly percent: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.sidebar = this.main.getByRole('navigation', { name: 'Sinflar' });
    this.current = this.sidebar.locator('a[aria-current="page"]');
    this.search = this.main.getByRole('searchbox');
    this.title = page.getByRole('heading', { level: 1 });
    this.test = this.main.getByRole('region', { name: /^(Test|Mashq)/ });
    this.questions = this.test.getByRole('group');
    this.submit = this.test.getByRole('button', { name: 'Javoblarni topshirish' });
    this.percent = this.test.getByText(/^\d+%$/);
    this.signIn = this.test.getByRole('link', { name: 'Kirish' });
  }

  async open(lesson: LessonOfApi): Promise<this> {
    await this.page.goto(addressOf(lesson));
    await this.expectLesson(lesson);
    return this;
  }

  /** Waits until the page's program runs: what is chosen before counts only from then on. */
  async expectAlive(): Promise<void> {
    await expect(this.page.locator('#root[data-hydrated]')).toBeAttached();
  }

  async expectLesson({ title }: LessonOfApi): Promise<void> {
    await expect(this.title).toHaveText(`${title} Darsligi`);
  }

  /** Chooses an option of each question from `first` to before `last`. */
  async answer(choose: (index: number) => number, first = 0, last = Infinity): Promise<void> {
    await expect(this.questions).not.toHaveCount(0);
    const end = Math.min(await this.questions.count(), last);
    for (let index = first; index < end; index += 1) {
      await this.option(index, choose(index)).check();
    }
  }

  async percentage(): Promise<number> {
    return Number.parseInt((await this.percent.textContent()) ?? '', 10);
  }

  /** An option, 1–4, of a question, counted from 0. */
  option(question: number, option: number): Locator {
    return this.questions
      .nth(question)
      .getByRole('radio')
      .nth(option - 1);
  }

  /** The numbers of the chosen options; 0 where there is none. */
  async chosen(): Promise<number[]> {
    const questions = await this.questions.all();
    return Promise.all(
      questions.map((question) =>
        question
          .getByRole('radio')
          .evaluateAll((radios) => radios.findIndex((radio) => (radio as HTMLInputElement).checked) + 1),
      ),
    );
  }

  async expectText(text: string): Promise<void> {
    await expect(this.test.getByText(folded(text))).toBeVisible();
  }
}

/** What the journeys need to know of a lesson. */
export interface LessonOfApi {
  readonly id: number;
  readonly title: string;
  readonly count: number;
  readonly hasVideo: boolean;
}

export const addressOf = ({ id }: LessonOfApi): string => `/learn?topic=${id}`;

/** Every lesson, in teaching order. */
export async function lessonsOfApi(request: APIRequestContext): Promise<LessonOfApi[]> {
  const classes = (await (await request.get(`/api${endpoints.classes.path}`)).json()) as SchoolClassBody[];
  return classes
    .flatMap(({ lessons }) => lessons)
    .map(({ id, lesson, tests_count, videoUrl }) => ({
      id,
      title: lesson,
      count: tests_count ?? 0,
      hasVideo: Boolean(videoUrl),
    }));
}
