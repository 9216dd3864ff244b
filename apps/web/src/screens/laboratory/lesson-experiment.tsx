import { readPageAddress } from '@zarra/experiments';
import { createReplayRunner, InlineExperiment, preloadEmbedScreen } from '@zarra/experiments/page';
import type { LessonExperimentProps } from '@zarra/lessons-tests';
import type { ComponentType } from 'react';
import { loadDefinition } from './load-definition.js';
import { startWorker } from './start-worker.js';

const replay = createReplayRunner(startWorker);

/** Loads the experiment that a link opens, with all that it needs to run. */
export async function loadLessonExperiment(link: string): Promise<ComponentType<LessonExperimentProps>> {
  const url = new URL(link, document.baseURI);
  const slug = readPageAddress(url.pathname, '').slug ?? '';
  const [definition] = await Promise.all([loadDefinition(slug), preloadEmbedScreen()]);
  if (!definition) throw new Error(`There is no experiment ${slug}`);
  return (props) => <InlineExperiment {...props} definition={definition} link={url.href} replay={replay} />;
}
