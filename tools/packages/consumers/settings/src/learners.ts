/** A learner of the school. */
export interface Learner {
  readonly id: number;
  readonly name: string;
  readonly grade: number;
  /** Share of right answers, per cent. */
  readonly result: number;
  /** ISO date of the last test. */
  readonly lastTest: string;
}

/** A date as it is written: 02.09.2026. */
export const dateOf = (iso: string) => iso.split('-').reverse().join('.');

const given = [
  ...['Aziza', 'Bobur', 'Dilnoza', 'Eldor', 'Feruza', 'Gʻayrat', 'Hilola', 'Islom', 'Kamola', 'Jasur'],
  ...['Laylo', 'Mirzo', 'Nilufar', 'Otabek', 'Parvina', 'Rustam', 'Sevara', 'Temur', 'Umida', 'Zafar'],
];
const family = [
  ...['Abdullayev', 'Boymurodov', 'Choriyev', 'Ergashev', 'Gʻofurov', 'Hasanov', 'Islomov', 'Joʻrayev'],
  ...['Karimov', 'Latipov', 'Mahmudov', 'Nazarov', 'Oripov', 'Qodirov', 'Rahimov', 'Saidov', 'Tursunov'],
  ...['Usmonov', 'Valiyev', 'Yoʻldoshev', 'Zokirov'],
];
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** 1,000 learners, the same each time. */
export const learners: readonly Learner[] = Array.from({ length: 1000 }, (_, index) => {
  const first = pick(given, index);
  return {
    id: index + 1,
    // Names of girls and boys take turns.
    name: `${pick(family, index * 5)}${index % 2 === 0 ? 'a' : ''} ${first}`,
    grade: 7 + (index % 5),
    result: 35 + ((index * 37) % 66),
    lastTest: `2026-${twoDigits(9 + (index % 3))}-${twoDigits(1 + (index % 28))}`,
  };
});
