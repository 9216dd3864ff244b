import type { State } from '@zarra/physics';
import type { Session } from '../session/create-session.js';
import { shareState } from './share-state.js';

/** What can be given to others of a moment. */
export interface ShareLinks {
  readonly title: string;
  readonly link: string;
  /** HTML that shows it in another page. */
  readonly code: string;
  /** Whether the link leads to this very moment. */
  readonly isWhole: boolean;
}

/** Height of an embedded experiment until it says its own, CSS pixels. */
const EMBED_HEIGHT = 640;

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Makes the links of the moment a session is at.
 * @param page address of the experiment's page
 */
export function shareLinks<K extends string, S extends State, V extends string>(
  session: Session<K, S, V>,
  page: string,
): ShareLinks {
  const { title } = session.lab.words;
  const { letters, isWhole } = shareState(session);
  const address = new URL(page);
  address.search = '';
  address.hash = letters;
  const link = address.href;
  address.search = 'embed';
  const code = `<iframe src="${attribute(address.href)}" title="${attribute(title)}" width="100%" height="${EMBED_HEIGHT}" style="border:0" loading="lazy"></iframe>`;
  return { title, link, code, isWhole };
}
