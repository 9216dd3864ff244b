import type { ApiClient } from '@zarra/api-client';

/** Props of {@link Landing}: what the shell must give the home page. */
export interface LandingProps {
  /** Made by `createApiClient`; the same one for all features. */
  client: ApiClient;
  /** Address of the catalogue; a branch's is `<cataloguePath>/<slug>`. */
  cataloguePath: string;
  /** Address of the lessons. */
  lessonsPath: string;
}
