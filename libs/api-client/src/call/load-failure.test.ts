import { InvalidResponseError, NetworkError } from './errors.js';
import { loadFailure } from '../index.js';

const state = { data: undefined, error: null, fetchStatus: 'idle' } as const;

test.each([
  ['no request yet', state, null],
  ['a request in progress', { ...state, fetchStatus: 'fetching' as const }, null],
  ['an offline browser', { ...state, fetchStatus: 'paused' as const }, 'offline'],
  ['an offline browser with loaded data', { ...state, data: [], fetchStatus: 'paused' as const }, null],
  ['a network error', { ...state, error: new NetworkError('classes', new Error('x')) }, 'offline'],
  ['an invalid response', { ...state, error: new InvalidResponseError('classes', []) }, 'invalid-response'],
  ['another error', { ...state, error: new Error('x') }, 'server-error'],
  ['an error after loaded data', { ...state, data: [], error: new Error('x') }, 'server-error'],
])('%s', (_, query, failure) => {
  expect(loadFailure(query)).toBe(failure);
});
