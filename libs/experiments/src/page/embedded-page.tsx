import { EmbedScreen } from '@zarra/experiment-kit';
import { useOpenedPage, type OpenedPageProps } from './use-opened-page.js';

/**
 * Only the experiment, for a frame in another page, in the state of its own address. It posts its height to that page. The server
 * renders its start; the state follows after hydration.
 */
export function EmbeddedPage(props: OpenedPageProps) {
  const { key, ...opened } = useOpenedPage(props);
  return <EmbedScreen key={key} {...opened} />;
}
