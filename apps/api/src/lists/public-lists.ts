import { endpoints } from '@zarra/contracts';
import type { FastifyPluginCallback } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { contentRevision } from '../content/import-content.js';
import type { Tables } from '../database/tables.js';
import {
  createCachedResponse,
  responseOnDemand,
  type CachedResponse,
  type LazyResponse,
} from '../http/cached-response.js';
import { dataHeaders } from '../http/security-headers.js';
import { buildLists, listNames, readListRows, type ListName, type Lists } from './build-lists.js';
import { prepareLearnerClasses, type LearnerClasses, type LessonResult } from './learner-classes.js';
import type { QuestionLinks } from './experiment-links.js';
import type { IdeaIndex } from '../content/idea-index.js';
import { NOTHING_RELATED } from '../content/course/related-lessons.js';
import { lessonsByExperiment } from './lessons-by-experiment.js';
import { readClassroom, type ClassWithKeys, type LessonFolders } from './read-classes.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly lists: PublicLists;
  }
}

/** One version of the content, from which pages are rendered. */
export interface SiteContent {
  /** Bodies of the lists by the names of their endpoints, and practical works by slug; undefined when another back end has them. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
  /** Ids of the lessons, in teaching order. */
  readonly lessonIds: readonly number[];
  readonly categorySlugs: readonly string[];
  readonly practicalSlugs: readonly string[];
}

export interface PublicLists {
  get(name: ListName): Promise<CachedResponse>;
  /** The lessons that use an experiment; an empty list for an unknown one. */
  lessonsOf(experiment: string): Promise<CachedResponse>;
  /** What a lesson is about and builds on; nothing for an unknown lesson. */
  relatedTo(lesson: number): Promise<CachedResponse>;
  /** A practical work; undefined for an unknown one. */
  practical(slug: string): Promise<CachedResponse | undefined>;
  /** The classes for a learner with these results, of the same version as the lists. */
  classesFor(results: readonly LessonResult[]): LearnerClasses;
  /** The classes of the lists with answer keys: never a response. Another object after each rebuild. */
  readonly classes: readonly ClassWithKeys[];
  /** Links for learners who have answered a question; none of a removed question. */
  readonly questionLinks: (id: number) => QuestionLinks;
  /** Ideas for learners who have given a wrong answer. */
  readonly ideas: IdeaIndex;
  /** The content of the lists: another object after each rebuild. */
  readonly content: SiteContent;
  /** Builds all lists at the first call, and again if content was imported since. @returns whether it built them */
  refresh(): Promise<boolean>;
  /** Registers a listener that runs after each build; `refresh` waits for it. */
  readonly onRefresh: (listener: () => Promise<void>) => void;
}

function cacheBody(body: unknown, vary = 'accept-encoding'): LazyResponse {
  const headers = { ...dataHeaders, 'cache-control': 'public, max-age=60', vary };
  return responseOnDemand(() =>
    createCachedResponse('application/json; charset=utf-8', Buffer.from(JSON.stringify(body)), headers),
  );
}

const cacheList = (name: ListName, lists: Lists): LazyResponse =>
  // Signed-in learners get another response for the classes.
  cacheBody(lists[name], name === 'classes' ? 'accept-encoding, authorization' : undefined);

const noLessons = cacheBody([]);
const nothingRelated = cacheBody(NOTHING_RELATED);

async function build(db: Kysely<Tables>, folders: LessonFolders) {
  const [{ classes: classesWithKeys, questionLinks, ideas, practicals, related }, rows] = await Promise.all([
    readClassroom(db, folders),
    readListRows(db),
  ]);
  const lists = buildLists(rows, classesWithKeys);
  const categories = lists.simulators.flatMap((simulation) => simulation.categories ?? []);
  return {
    responses: Object.fromEntries(listNames.map((name) => [name, cacheList(name, lists)])) as Readonly<
      Record<ListName, LazyResponse>
    >,
    lessonsOf: new Map(
      [...lessonsByExperiment(classesWithKeys)].map(([slug, lessons]) => [slug, cacheBody(lessons)]),
    ),
    relatedTo: new Map([...related].map(([id, body]) => [id, cacheBody(body)])),
    practicals: new Map(Object.entries(practicals).map(([slug, body]) => [slug, cacheBody(body)])),
    classesFor: prepareLearnerClasses(classesWithKeys),
    classes: classesWithKeys,
    questionLinks,
    ideas,
    content: {
      data: {
        ...Object.fromEntries(listNames.map((name) => [endpoints[name].name, lists[name]])),
        [endpoints.practical.name]: practicals,
      },
      lessonIds: lists.lessons.map(({ id }) => id),
      categorySlugs: [...new Set(categories.flatMap(({ slug }) => slug ?? []))],
      practicalSlugs: Object.keys(practicals),
    },
  };
}

const listsPlugin: FastifyPluginCallback<LessonFolders> = (app, folders, done) => {
  const { db } = app;
  const listeners: (() => Promise<void>)[] = [];
  let revision: Awaited<ReturnType<typeof contentRevision>>;
  let lastBuild: Awaited<ReturnType<typeof build>> | undefined;
  const built = () => {
    if (!lastBuild) throw new Error('The content has not been read.');
    return lastBuild;
  };
  const lists: PublicLists = {
    get: (name) => built().responses[name](),
    lessonsOf: (experiment) => (built().lessonsOf.get(experiment) ?? noLessons)(),
    relatedTo: (lesson) => (built().relatedTo.get(lesson) ?? nothingRelated)(),
    practical: async (slug) => built().practicals.get(slug)?.(),
    classesFor: (results) => built().classesFor(results),
    questionLinks: (id) => built().questionLinks.get(id) ?? {},
    get classes() {
      return built().classes;
    },
    get ideas() {
      return built().ideas;
    },
    get content() {
      return built().content;
    },
    async refresh() {
      const current = await contentRevision(db);
      if (lastBuild && current === revision) return false;
      lastBuild = await build(db, folders);
      revision = current;
      await Promise.all(listeners.map((listener) => listener()));
      return true;
    },
    onRefresh: (listener) => void listeners.push(listener),
  };
  app.decorate('lists', lists);
  app.metrics.contentRevision.setSource(() => revision ?? 0);
  done();
};

/** Adds `lists`: the responses that are the same for every visitor, in memory, so that a request costs no query. */
export const publicLists = fp(listsPlugin, { name: 'lists', dependencies: ['context', 'metrics'] });
