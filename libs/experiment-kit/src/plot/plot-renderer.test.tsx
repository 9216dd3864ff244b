import { canvasCalls } from '../testing/browser.js';
import { render } from '@testing-library/react';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { PlotPanel } from './plot-panel.js';
import { createReadings } from '../run/readings.js';

beforeEach(() => jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400));
afterEach(() => jest.restoreAllMocks());

const drawnTexts = () => canvasCalls.filter(([call]) => call === 'fillText');

test('a paused plot redraws its numbers when the font of the page has loaded', () => {
  const session = createSession(testDefinition);
  const { unmount } = render(<PlotPanel session={session} readings={createReadings(session)} />);
  canvasCalls.length = 0;
  document.fonts.dispatchEvent(new Event('loadingdone'));
  expect(drawnTexts().length).toBeGreaterThan(0);

  unmount();
  canvasCalls.length = 0;
  document.fonts.dispatchEvent(new Event('loadingdone'));
  expect(drawnTexts()).toEqual([]);
});
