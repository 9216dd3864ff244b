import { useState } from 'react';
import { useLocation } from 'react-router';
import { Classroom } from './lesson/classroom.js';
import { LessonPending } from './lesson/lesson-pending.js';
import { chooseTopic, topicsOf } from './lesson/topics.js';
import { TOPIC } from './lesson/use-topic.js';
import type { LessonsProps } from './lessons-props.js';
import { Page } from './page.js';
import { SidebarPending } from './sidebar/sidebar-pending.js';
import { useClasses } from './use-classes.js';
import { useWide } from './use-wide.js';

/** Classes, lessons and tests. Needs a react-router router and a QueryClientProvider around it. */
export const Lessons = (props: LessonsProps) => {
  const wanted = new URLSearchParams(useLocation().search).get(TOPIC);
  const state = useClasses(props.client, (classes) => {
    const chosen = chooseTopic(topicsOf(classes), wanted)?.lesson;
    return chosen?.description !== '' || chosen.descriptionTree !== null;
  });
  const wide = useWide();
  const [retried, setRetried] = useState(false);
  if (state.status === 'ready') {
    return <Classroom {...props} classes={state.classes} wide={wide} retried={retried} />;
  }
  const retry = () => {
    if (state.status === 'failed') state.retry();
    setRetried(true);
  };
  return (
    <Page
      sidebar={wide && <SidebarPending />}
      lesson={<LessonPending classes={state.status === 'failed' ? { ...state, retry } : state} />}
    />
  );
};
