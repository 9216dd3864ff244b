import type { Session } from '../run/session.js';
import { createStateAddress } from './state-address.js';

/** Links of a state, and what they restore, as {@link createStateAddress} returns it. */
export type ShareLinks = ReturnType<typeof createShareLinks>;

/** Name of the address parameter that opens an investigation by its slug. */
const INVESTIGATION_PARAMETER = 'tadqiqot';
/** Initial height of an embedded experiment, CSS pixels, until it posts its height. */
const EMBED_HEIGHT = 640;

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Creates the links of a session's current state.
 * @param pageUrl address of the experiment's page
 * @param investigation slug of an investigation that is embedded too; none by default
 */
export function createShareLinks(session: Session, pageUrl: string, investigation = '') {
  const { title } = session.definition.content;
  const { fragment, ...restored } = createStateAddress(session);
  const url = new URL(pageUrl);
  url.search = '';
  url.hash = fragment;
  const link = url.href;
  url.search = investigation === '' ? 'embed' : `embed&${INVESTIGATION_PARAMETER}=${investigation}`;
  const embedCode = `<iframe src="${escapeAttribute(url.href)}" title="${escapeAttribute(title)}" width="100%" height="${EMBED_HEIGHT}" style="border:0" loading="lazy"></iframe>`;
  return { title, link, embedCode, ...restored };
}
