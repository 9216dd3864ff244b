import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ConnectionNotice } from './connection-notice.js';

const TEXT = 'Internet bilan aloqa yoʻq. Aloqa tiklanganda sahifa oʻzi yangilanadi.';

/** The browser reports that it is online, or offline. */
const report = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

afterEach(() => jest.restoreAllMocks());

test('the line is shown while the browser is offline', () => {
  render(<ConnectionNotice />);
  const notice = screen.getByRole('status');
  expect(notice).toBeEmptyDOMElement();
  report(false);
  expect(notice).toHaveTextContent(TEXT);
  report(true);
  expect(notice).toBeEmptyDOMElement();
});

test('a rendered page has no line', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(renderToString(<ConnectionNotice />)).not.toContain(TEXT);
});
