import { screen } from '@testing-library/react';
import { openScreen, testNetwork } from '../testing/site.js';

jest.mock('../screens/laboratory/experiment-screen.js', () => ({
  openExperiment: () => Promise.resolve(() => <h1>Mayatnik</h1>),
}));

testNetwork();

const isShown = (role: string): boolean => screen.queryByRole(role) !== null;

test('a frame of another site shows the experiment alone', async () => {
  await openScreen('/tajriba/mayatnik?embed&holat=AQ');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Mayatnik' }));
  expect(isShown('banner')).toBe(false);
  expect(isShown('contentinfo')).toBe(false);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a page of an experiment has the bar, and the experiment fills the rest', async () => {
  await openScreen('/tajriba/mayatnik');
  expect(isShown('banner')).toBe(true);
  expect(isShown('contentinfo')).toBe(false);
});

test('only experiments can be shown alone', async () => {
  await openScreen('/forbidden?embed');
  expect(isShown('banner')).toBe(true);
  expect(await screen.findByRole('contentinfo')).toBeVisible();
});
