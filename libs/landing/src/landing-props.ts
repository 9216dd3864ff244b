import type { ApiClient } from '@zarra/api-client';

/** Props of {@link Landing}, which the shell provides. */
export interface LandingProps {
  /** Made by `createApiClient`, shared by all features. */
  client: ApiClient;
  /** Path of the catalogue; the path of a category is `<cataloguePath>/<slug>`. */
  cataloguePath: string;
  /** Path of the lessons. */
  lessonsPath: string;
}
