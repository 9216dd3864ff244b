import { scoreTest } from '@zarra/contracts/scoring';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

const PAGE_SIZE = 500;

export interface ResultCheck {
  /** Number of stored results. */
  readonly checked: number;
  /** Ids of results whose stored answers and questions give another score than the stored one. */
  readonly different: readonly number[];
}

/** Scores every stored result again with the questions that it holds. */
export async function checkResults(db: Kysely<Tables>): Promise<ResultCheck> {
  const different: number[] = [];
  let checked = 0;
  let afterId = 0;
  for (;;) {
    const results = await db
      .selectFrom('results')
      .select(['id', 'percentage', 'correct_answers', 'total_tests', 'answers', 'questions'])
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    for (const result of results) {
      const score = scoreTest(result.questions, result.answers);
      const isEqual =
        score.percentage === result.percentage &&
        score.correct_answers === result.correct_answers &&
        score.total_tests === result.total_tests;
      if (!isEqual) different.push(result.id);
    }
    checked += results.length;
    const last = results.at(-1);
    if (!last) return { checked, different };
    afterId = last.id;
  }
}
