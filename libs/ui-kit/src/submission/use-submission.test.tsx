import { act, renderHook } from '@testing-library/react';
import { useSubmission, type SubmissionOptions } from '../index.js';

/** A form whose submission ends when the test says so. */
const openForm = (options: Partial<SubmissionOptions<string, string, string>> = {}) => {
  let end: { resolve: (result: string) => void; reject: (reason: unknown) => void };
  const submit = jest.fn((_values: string, _signal: AbortSignal) => {
    return new Promise<string>((resolve, reject) => (end = { resolve, reject }));
  });
  const onSuccess = jest.fn();
  const onError = jest.fn();
  const toError = (reason: unknown) => `error: ${String(reason)}`;
  const { result, unmount } = renderHook(() =>
    useSubmission({ submit, onSuccess, onError, toError, ...options }),
  );
  const form = () => result.current;
  const start = (values: string) => act(() => void form().submit(values));
  const resolve = (value: string) => act(async () => end.resolve(value));
  const reject = (reason: unknown) => act(async () => end.reject(reason));
  return { form, start, resolve, reject, unmount, submit, onSuccess, onError };
};

it('submits once for two clicks, and stays busy after a success', async () => {
  const { form, start, resolve, submit, onSuccess } = openForm();
  start('a');
  start('b');
  expect(form().phase).toBe('submitting');

  await resolve('result');
  start('c');

  expect(form().phase).toBe('submitted');
  expect(onSuccess.mock.calls).toEqual([['result', 'a']]);
  expect(submit).toHaveBeenCalledTimes(1);
});

it('a repeatable form can be submitted again after a success', async () => {
  const { form, start, resolve, submit } = openForm({ repeatable: true });
  start('a');
  await resolve('result');
  expect(form().phase).toBe('editing');

  start('b');
  expect(submit).toHaveBeenCalledTimes(2);
});

it('shows the error, and removes it with the next submission', async () => {
  const { form, start, reject, onError } = openForm();
  start('a');
  await reject('x');

  expect(form()).toMatchObject({ phase: 'editing', error: 'error: x' });
  expect(onError.mock.calls).toEqual([['error: x']]);
  start('a');
  expect(form()).toMatchObject({ phase: 'submitting', error: undefined });
});

it('shows the error of a validation without a submission', () => {
  const { form } = openForm();
  act(() => form().setError('empty'));
  expect(form()).toMatchObject({ phase: 'editing', error: 'empty' });
});

it.each(['resolve', 'reject'] as const)(
  'aborts and ignores the outcome (%s) after unmounting',
  async (end) => {
    const form = openForm();
    form.start('a');
    form.unmount();
    expect(form.submit.mock.calls[0]?.[1].aborted).toBe(true);

    await form[end]('x');
    expect(form.onSuccess).not.toHaveBeenCalled();
    expect(form.onError).not.toHaveBeenCalled();
  },
);
