import { openProgress, type Progress } from './progress.js';

const KEY = 'experiment-investigations:sinov';
const predicted: Progress = { state: 'predicted', prediction: [1], measured: { period: 2.01 } };

beforeEach(() => localStorage.clear());

test('progress stays on the device, for each experiment', () => {
  openProgress('sinov').set('davr', predicted);
  expect(openProgress('sinov').store.getState()).toEqual({ davr: predicted });
  expect(openProgress('boshqa').store.getState()).toEqual({});
});

test('an investigation is begun again, and all of them for another learner', () => {
  const progress = openProgress('sinov');
  progress.set('davr', predicted);
  progress.set('siljish', predicted);
  progress.set('davr', undefined);
  expect(openProgress('sinov').store.getState()).toEqual({ siljish: predicted });
  progress.clear();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['a list', '[1]'],
  ['an unknown state', JSON.stringify({ davr: { ...predicted, state: 'graded' } })],
  ['a text as a number', JSON.stringify({ davr: { ...predicted, prediction: ['1'] } })],
  ['a missing measurement', JSON.stringify({ davr: { ...predicted, measured: { period: null } } })],
])('stored data of another version is ignored: %s', (_, saved) => {
  localStorage.setItem(KEY, saved);
  expect(openProgress('sinov').store.getState()).toEqual({});
});

test('with a blocked storage progress lasts until the page is closed', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const progress = openProgress('sinov');
  progress.set('davr', predicted);
  expect(progress.store.getState()).toEqual({ davr: predicted });
  blocked.mockRestore();
});
