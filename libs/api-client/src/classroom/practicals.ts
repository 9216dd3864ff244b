import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../call/api-client.js';
import { isApiError } from '../call/errors.js';
import { contentCache } from '../content-cache.js';
import { linkAddress } from '../sanitize.js';

interface TitledLink {
  readonly title: string;
  /** Path of this site, or an http(s) address; null when the page may not have the link. */
  readonly link: string | null;
}

/** A practical work of a lesson. */
export interface Practical {
  readonly title: string;
  readonly className: string;
  readonly lesson: TitledLink;
  /** For the learner, as JSON of typeset nodes. */
  readonly tree: string;
  /** For the teacher, in the same form. */
  readonly teacherTree: string;
  /** The same work in the laboratory; null without one. */
  readonly investigation: TitledLink | null;
}

const toLink = ({ title, link }: { readonly title: string; readonly link: string }): TitledLink => ({
  title,
  link: linkAddress(link),
});

/** A practical work by its slug; null for an unknown one. */
export const practicalQuery = (client: ApiClient, slug: string) =>
  queryOptions({
    queryKey: [calls.practical.name as string, slug],
    queryFn: async ({ signal }): Promise<Practical | null> => {
      const body = await client
        .call(calls.practical, { params: { slug }, signal })
        .catch((error: unknown) => {
          if (isApiError(error, 404)) return null;
          throw error;
        });
      if (!body) return null;
      const { title, className, lesson, tree, teacherTree, investigation } = body;
      return {
        title,
        className,
        lesson: toLink(lesson),
        tree,
        teacherTree,
        investigation: investigation ? toLink(investigation) : null,
      };
    },
    ...contentCache(calls.practical),
  });
