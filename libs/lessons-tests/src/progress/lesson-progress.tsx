import type { ApiClient } from '@zarra/api-client';
import { useEffect, type RefObject } from 'react';
import type { Learner } from '../learner/use-learner.js';
import { adjacentTopics, type Topic } from '../topics.js';
import { ContinueBar } from './continue-bar.js';
import { NeededLessons } from './needed-lessons.js';
import { observeReading } from './reading-place.js';
import { readPlaces, savePlace } from './saved-places.js';
import { useProgressSync } from './use-progress-sync.js';
import { useSectionScroll } from './use-section-scroll.js';

interface LessonProgressProps {
  client: ApiClient;
  learner: Learner;
  finished: ReadonlyMap<string, number>;
  topics: readonly Topic[];
  topic: Topic;
  /** The lesson's heading. */
  heading: RefObject<HTMLElement | null>;
  /** Path of the lessons. */
  path: string;
}

/**
 * Scrolls to the section of the URL, and saves where the learner reads, on the device at once and on the server a little later. On the first topic, which an
 * address without a topic opens, it offers to continue where the learner stopped; on others, what to read before.
 */
export const LessonProgress = ({
  client,
  learner,
  finished,
  topics,
  topic,
  heading,
  path,
}: LessonProgressProps) => {
  const { id, title, descriptionTree } = topic.lesson;
  useSectionScroll();
  // Other back ends have no typeset texts and no progress.
  useProgressSync(client, learner, descriptionTree !== null);
  const key = learner.status === 'signed-in' ? learner.key : null;
  const isKnown = learner.status === 'signed-in' || learner.status === 'signed-out';
  const isFirst = topics[0] === topic;
  const { next } = adjacentTopics(topics, topic);
  const [nextId, nextTitle] = [next?.lesson.id, next?.lesson.title];
  useEffect(() => {
    const article = heading.current?.closest('article');
    if (!isKnown || !article) return undefined;
    // Steps of the test have headings with ids too, which are no sections of the lesson.
    const text = article.querySelector('[data-text]');
    const save = (reached: string | null): void =>
      savePlace(key, {
        lesson: id,
        title,
        next: nextId === undefined ? null : { lesson: nextId, title: nextTitle ?? '' },
        heading: reached,
        reachedAt: new Date().toISOString(),
        isSent: false,
      });
    // The first topic may be on screen without a choice of the learner: it counts from its first heading on.
    if (!isFirst) save(readPlaces(key).find(({ lesson }) => lesson === id)?.heading ?? null);
    return text ? observeReading(text, save) : undefined;
  }, [id, title, nextId, nextTitle, isFirst, key, isKnown, heading]);

  if (isFirst && isKnown)
    return <ContinueBar key={key} learner={key} finished={finished} path={path} current={id} />;
  // A visitor without an account has no results, and other back ends have no plan of a course.
  if (key === null || descriptionTree === null) return null;
  return (
    <NeededLessons key={id} client={client} lesson={id} topics={topics} finished={finished} path={path} />
  );
};
