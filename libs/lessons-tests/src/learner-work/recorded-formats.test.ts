import { draftStore } from '../answers/draft.js';
import { answerStore } from '../answers/practice-work.js';
import { hasQueuedAnswers } from '../answers/has-queued-answers.js';
import { readPlaces } from '../progress/saved-places.js';
import { unsentInvestigations } from '../progress/saved-investigations.js';

// What earlier releases have stored on devices, byte for byte.
const recorded = {
  'testDraft-lesson-7:dilnoza':
    '{"answers":{"10":[1,"1x2y3z"],"11":[4,"abc"]},"queued":true,"accepted":true,"attempts":3,"reason":"result","text":"","notBefore":0,"refusal":""}',
  'testDraft-lesson-"0b1f-kuch":dilnoza':
    '{"answers":{"10":[2,"a"]},"queued":false,"attempts":0,"notBefore":0,"refusal":"Javob yetishmaydi."}',
  'practiceAnswer-12:dilnoza':
    '{"seed":"12.numeric","answer":{"kind":"numeric","text":"4,8","unit":"kN"},"queued":true,"rejection":""}',
  'practiceAnswer-13:dilnoza':
    '{"seed":"3.choice","answer":{"kind":"choice","option":null},"queued":false,"rejection":"Birlikni tekshiring."}',
  'lesson-places:dilnoza':
    '[{"lesson":2,"title":"Bosim","next":{"lesson":3,"title":"Arximed kuchi"},"heading":"formula","reachedAt":"2026-11-20T08:00:00.000Z","isSent":false}]',
  'experiment-investigations:mayatnik':
    '{"davr":{"state":"measured","prediction":[2],"measured":{"davr":2}},"uzunlik":{"state":"predicted","prediction":[0],"measured":{}}}',
  'sent-investigations': '{"mayatnik/uzunlik":"predicted"}',
};

beforeEach(() => {
  localStorage.clear();
  for (const [key, text] of Object.entries(recorded)) localStorage.setItem(key, text);
});

test('tests of earlier releases', () => {
  expect(draftStore.ids('dilnoza')).toEqual([7, '0b1f-kuch']);
  expect(draftStore.queuedIds('dilnoza')).toEqual([7]);
  expect(draftStore.read('dilnoza', 7)).toEqual({
    answers: { 10: [1, '1x2y3z'], 11: [4, 'abc'] },
    queued: true,
    accepted: true,
    attempts: 3,
    reason: 'result',
    text: '',
    notBefore: 0,
    rejection: '',
  });
  expect(draftStore.read('dilnoza', '0b1f-kuch')).toMatchObject({
    answers: { 10: [2, 'a'] },
    queued: false,
    rejection: 'Javob yetishmaydi.',
  });
});

test('answers to practice items of earlier releases', () => {
  expect(answerStore.queuedIds('dilnoza')).toEqual([12]);
  expect(answerStore.read('dilnoza', 12)).toMatchObject({
    seed: '12.numeric',
    answer: { kind: 'numeric', text: '4,8', unit: 'kN' },
    queued: true,
    attempts: 0,
  });
  expect(answerStore.read('dilnoza', 13)).toMatchObject({
    queued: false,
    rejection: 'Birlikni tekshiring.',
  });
  expect(hasQueuedAnswers()).toBe(true);
});

test('progress of earlier releases', () => {
  expect(readPlaces('dilnoza')).toEqual(JSON.parse(recorded['lesson-places:dilnoza']));
  expect(unsentInvestigations()).toEqual([
    {
      experiment: 'mayatnik',
      investigation: 'davr',
      state: 'measured',
      prediction: [2],
      measured: { davr: 2 },
    },
  ]);
});
