import type { EntityId } from '@zarra/contracts';
import { useQuery } from '@tanstack/react-query';
import { loadFailure, type ApiClient, type LoadFailure } from '@zarra/api-client';
import { classesQuery, type SchoolClass } from '@zarra/api-client/classroom';
import { useLastFailure } from '@zarra/ui-kit';
import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { findTopic, TOPIC_PARAMETER, withTopic, type Topic } from '../topics.js';

/** State of the classes on the screen. */
export type ClassesState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly kind: LoadFailure;
      /** The request is being repeated. */
      readonly retrying: boolean;
      readonly retry: () => void;
    }
  | { readonly status: 'ready'; readonly classes: readonly SchoolClass[] };

/**
 * Loads the classes. Loaded classes stay when a refetch fails.
 * @param isComplete whether classes from a server-rendered page, which has the text of one lesson only, are sufficient
 */
export function useClasses(
  client: ApiClient,
  isComplete: (classes: readonly SchoolClass[]) => boolean,
): ClassesState {
  const { data, dataUpdatedAt, error, fetchStatus, refetch } = useQuery(classesQuery(client));
  const classes = data && (dataUpdatedAt > 0 || isComplete(data)) ? data : undefined;
  const kind = useLastFailure(loadFailure({ data: classes, error, fetchStatus }), classes !== undefined);
  if (classes) return { status: 'ready', classes };
  if (!kind) return { status: 'loading' };
  return { status: 'failed', kind, retrying: fetchStatus === 'fetching', retry: () => void refetch() };
}

/** The topic that the URL names. A URL without a topic is replaced by one with the first topic. */
export function useTopic(topics: readonly Topic[]): Topic | undefined {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state = location.state as unknown;
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(TOPIC_PARAMETER);
  const topic = findTopic(topics, id);
  const defaultId = id === null || id === '' ? topic?.lesson.id : undefined;

  useEffect(() => {
    if (defaultId === undefined) return;
    const target = { pathname, search: withTopic(search, defaultId), hash };
    void navigate(target, { replace: true, preventScrollReset: true, state });
  }, [defaultId, pathname, search, hash, state, navigate]);

  return topic;
}

interface TopicChangeFocus {
  /** Id of the lesson on screen; undefined for none. */
  topicId: EntityId | undefined;
  heading: RefObject<HTMLElement | null>;
  /** The first topic moves the focus too, because the learner opened it. */
  focusFirst: boolean;
}

/**
 * Moves the focus to the heading and scrolls to the top when the topic changes, as on a new page; a section in the URL is
 * scrolled to by `useSectionScroll`. Back and forward keep the browser's scroll position. The first topic of a page changes neither
 * focus nor scroll position.
 */
export function useTopicChangeFocus({ topicId, heading, focusFirst }: TopicChangeFocus): void {
  const navigationType = useNavigationType();
  const { hash } = useLocation();
  const lastId = useRef(focusFirst ? null : topicId);
  useEffect(() => {
    if (lastId.current === topicId) return;
    lastId.current = topicId;
    if (navigationType !== NavigationType.Pop && hash === '') scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [topicId, navigationType, hash, heading]);
}
