import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { chooseTopic, type Topic } from './topics.js';

/** Query parameter that holds the id of the lesson on screen. */
export const TOPIC = 'topic';

/** The query of an address with another topic; parameters of others are kept. */
export function withTopic(search: string, lessonId: number): string {
  const parameters = new URLSearchParams(search);
  parameters.set(TOPIC, String(lessonId));
  return `?${parameters.toString()}`;
}

/** The topic the address asks for. An address that names none gets the first topic written into it. */
export function useTopic(topics: readonly Topic[]): Topic | undefined {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state = location.state as unknown;
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get(TOPIC);
  const topic = chooseTopic(topics, wanted);
  const missing = wanted === null || wanted === '' ? topic?.lesson.id : undefined;

  useEffect(() => {
    if (missing === undefined) return;
    const target = { pathname, search: withTopic(search, missing), hash };
    void navigate(target, { replace: true, preventScrollReset: true, state });
  }, [missing, pathname, search, hash, state, navigate]);

  return topic;
}
