import { endpoints, type SchoolClassBody } from '@zarra/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { anyApostrophe } from './any-apostrophe.js';
import { expect } from './test.js';

/** The lessons screen. */
export class LessonPage {
  readonly main: Locator;
  /** List of classes and lessons beside the lesson. */
  readonly sidebar: Locator;
  /** The current lesson in the list. */
  readonly current: Locator;
  readonly search: Locator;
  readonly title: Locator;
  /** The test block in any state. */
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
    // The text alternative of a figure is a group too.
    this.questions = this.test.getByRole('group', { includeHidden: true }).and(page.locator('fieldset'));
    this.submit = this.test.getByRole('button', { name: 'Javoblarni topshirish' });
    this.percent = this.test.getByText(/^\d+%$/);
    this.signIn = this.test.getByRole('link', { name: 'Kirish' });
  }

  async open(lesson: ApiLesson): Promise<this> {
    await this.page.goto(addressOf(lesson));
    await this.expectLesson(lesson);
    return this;
  }

  async expectLesson({ title }: ApiLesson): Promise<void> {
    await expect(this.title).toHaveText(`${title} Darsligi`);
  }

  /** Answers the questions from index `first` up to, not including, `end`. */
  async answer(optionFor: (index: number) => number, first = 0, end = Infinity): Promise<void> {
    await expect(this.questions).not.toHaveCount(0);
    const lastIndex = Math.min(await this.questions.count(), end) - 1;
    for (let index = first; index <= lastIndex; index += 1) {
      const option = this.option(index, optionFor(index));
      // A phone shows one question at a time.
      while (!(await option.isVisible())) await this.goTowards(index);
      await option.check();
    }
  }

  /** Shows the question before or after the one on screen, whichever is nearer to a question. */
  private async goTowards(index: number): Promise<void> {
    const shown = await this.questions.evaluateAll((groups) =>
      groups.findIndex((group) => (group as HTMLElement).offsetParent !== null),
    );
    const name = shown < index ? 'Keyingi savol' : 'Oldingi savol';
    await this.test.getByRole('button', { name }).click();
  }

  async percentage(): Promise<number> {
    return Number.parseInt((await this.percent.textContent()) ?? '', 10);
  }

  /** An option, 1–4, of a question, from 0. */
  option(question: number, option: number): Locator {
    return this.questions
      .nth(question)
      .getByRole('radio', { includeHidden: true })
      .nth(option - 1);
  }

  /** Numbers of the chosen options; 0 for unanswered questions. */
  async chosenOptions(): Promise<number[]> {
    const questions = await this.questions.all();
    return Promise.all(
      questions.map((question) =>
        question
          .getByRole('radio', { includeHidden: true })
          .evaluateAll((radios) => radios.findIndex((radio) => (radio as HTMLInputElement).checked) + 1),
      ),
    );
  }

  async expectText(text: string): Promise<void> {
    await expect(this.test.getByText(anyApostrophe(text))).toBeVisible();
  }
}

/** A lesson as listed by the API. */
export interface ApiLesson {
  readonly id: number;
  readonly title: string;
  readonly count: number;
  readonly hasVideo: boolean;
}

export const addressOf = ({ id }: ApiLesson): string => `/learn?topic=${id}`;

/** All lessons in teaching order. */
export async function fetchLessons(request: APIRequestContext): Promise<ApiLesson[]> {
  const classes = (await (await request.get(`/api${endpoints.classes.path}`)).json()) as SchoolClassBody[];
  return classes
    .flatMap(({ lessons }) => lessons)
    .map(({ id, lesson, tests_count, videoUrl }) => ({
      id: Number(id),
      title: lesson,
      count: tests_count ?? 0,
      hasVideo: Boolean(videoUrl),
    }));
}
