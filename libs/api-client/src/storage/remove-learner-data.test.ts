import { localDeviceStorage, tabDeviceStorage } from './index.js';
import { testDraftKey, VIDEO_SPEED_KEY } from './keys.js';
import { learnerPlacesKey, unsentInvestigationsKey } from './progress-keys.js';
import { removeLearnerData } from './remove-learner-data.js';

test('drafts, queue and started forms of a deleted learner are removed; others and the device keep theirs', () => {
  const other = testDraftKey(7, 'karim');
  for (const key of [testDraftKey(7, 'ali'), testDraftKey('a:b', 'ali'), other, testDraftKey(7, 'x:karim')])
    localDeviceStorage.set(key, '{"queued":true}');
  localDeviceStorage.set(learnerPlacesKey('ali'), '[]');
  localDeviceStorage.set('experiment-investigations:mayatnik', '{}');
  localDeviceStorage.set('sent-investigations', '{}');
  localDeviceStorage.set(unsentInvestigationsKey('ali'), '{}');
  localDeviceStorage.set(VIDEO_SPEED_KEY, '1.5');
  tabDeviceStorage.set('contactDraft', '{}');
  tabDeviceStorage.set('emailChange', '{}');

  removeLearnerData('ali');

  expect(Object.keys(localStorage).sort()).toEqual(
    [other, testDraftKey(7, 'x:karim'), VIDEO_SPEED_KEY].sort(),
  );
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a blocked storage does not prevent it', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  localDeviceStorage.set(testDraftKey(8, 'ali'), '{}');
  blocked.mockRestore();

  removeLearnerData('ali');

  expect(localDeviceStorage.get(testDraftKey(8, 'ali'))).toBeNull();
});
