import { contentPractice } from '@zarra/contracts/lesson-content';
import { nearDuplicates, textOfItem, type CourseTask } from './near-duplicates.js';

const task = (key: string, text: string): CourseTask => ({ lesson: '7-sinf/tezlik', key, text });
const keysOf = (...tasks: CourseTask[]) => nearDuplicates(tasks).map((pair) => pair.map(({ key }) => key));

test('tasks that differ in numbers or in a word are near-duplicates', () => {
  expect(
    keysOf(
      task('yol', 'Piyoda 50 m oldinga yurdi, soʻng 20 m orqaga qaytdi. Yoʻl qancha?'),
      task('bosim', 'Yashik polga 400 N kuch bilan taʼsir etadi, tubining yuzi 0,2 m². Polga bosim qancha?'),
      task('yol-2', 'Piyoda 80 m oldinga yurdi, soʻngra 30 m orqaga qaytdi. Yoʻl qancha?'),
    ),
  ).toEqual([['yol-2', 'yol']]);
});

test('tasks of one kind with other words, and short phrases, are different', () => {
  expect(
    keysOf(
      task('tezlik', 'Mashina 2 soatda 120 km yurdi. Uning oʻrtacha tezligi qancha?'),
      task('vaqt', 'Mashina 60 km/h tezlik bilan 120 km yurdi. U qancha vaqt yurgan?'),
      task('nima', 'Bu nima?'),
      task('nima-2', 'Bu nima?'),
    ),
  ).toEqual([]);
});

test('the text of an item has its parts and no placeholders', () => {
  const [item] = contentPractice.parse([
    {
      ...{ key: 'juftlar', kind: 'match', text: 'Juftlang.', section: 'tezlik', steps: ['Qadam.'] },
      pairs: ['bir', 'ikki', 'uch'].map((left) => ({ left, right: `${left} oʻng` })),
    },
  ]);
  expect(textOfItem(item!)).toBe('Juftlang. bir bir oʻng ikki ikki oʻng uch uch oʻng');
});
