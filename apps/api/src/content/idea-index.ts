import type { ContentPracticeItem } from '@zarra/contracts/lesson-content';
import type { Idea, MissedIdea } from '@zarra/contracts/ideas';
import type { Kysely } from 'kysely';
import { readIdeas } from './idea-rows.js';
import type { Tables } from '../database/tables.js';
import { ideasOfItem } from '../practice-items/item-ideas.js';

interface ItemWithIdeas {
  readonly id: number;
  readonly lessonId: number;
  readonly item: ContentPracticeItem;
}

/** The ideas of the content, and the practice items about them. */
export interface IdeaIndex {
  /** An idea as learners get it. */
  readonly sent: (idea: string) => Idea | undefined;
  /** The practice items that name ideas, by their ids. */
  readonly items: ReadonlyMap<number, ItemWithIdeas>;
  /** An idea with a practice item about it, of the lesson when it has one; undefined for an unknown idea. */
  readonly withItem: (idea: string, lessonId: number) => MissedIdea | undefined;
}

/** Reads the ideas and the practice items that name them. */
export async function readIdeaIndex(db: Kysely<Tables>): Promise<IdeaIndex> {
  const [ideas, rows] = await Promise.all([
    readIdeas(db),
    db
      .selectFrom('practice_items')
      .select(['id', 'lesson_id', 'item'])
      .where('item', 'like', '%"idea%')
      .orderBy('lesson_id')
      .orderBy('position')
      .execute(),
  ]);
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  const items = new Map<number, ItemWithIdeas>();
  const itemsOf = new Map<string, ItemWithIdeas[]>();
  for (const { id, lesson_id: lessonId, item: content } of rows) {
    const item = { id, lessonId, item: JSON.parse(content) as ContentPracticeItem };
    items.set(id, item);
    for (const idea of ideasOfItem(item.item)) itemsOf.set(idea, [...(itemsOf.get(idea) ?? []), item]);
  }
  const sent = (id: string): Idea | undefined => {
    const idea = byId.get(id);
    return idea && { key: idea.id, believes: idea.believes, fails: idea.fails, try: idea.try };
  };
  return {
    sent,
    items,
    withItem: (id, lessonId) => {
      const idea = sent(id);
      const about = itemsOf.get(id) ?? [];
      const item = about.find((one) => one.lessonId === lessonId) ?? about[0];
      return idea && { ...idea, ...(item ? { item: item.id } : {}) };
    },
  };
}
