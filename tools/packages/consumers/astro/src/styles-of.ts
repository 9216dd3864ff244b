import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** The style elements of a page, for its head. */
export function stylesOf(page: ReactElement): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(page));
  return sheet.getStyleTags();
}
