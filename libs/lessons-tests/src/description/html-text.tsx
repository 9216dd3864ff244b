import { Prose } from '@zarra/ui-kit';
import { memo, useMemo } from 'react';
import { parseHtml } from './html-nodes.js';
import { toElements } from './typeset-text.js';

/** Renders HTML of another back end: the elements and properties that typeset texts may have, with safe addresses. */
export const HtmlText = memo(({ html }: { html: string }) => {
  const elements = useMemo(() => toElements(parseHtml(html)), [html]);
  return <Prose>{elements}</Prose>;
});
HtmlText.displayName = 'HtmlText';
