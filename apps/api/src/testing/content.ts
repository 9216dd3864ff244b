import { ContentError } from '../content/content-issues.js';
import type { InstalledLab } from '../content/installed-lab.js';
import { readContentFiles } from '../content/read-files.js';
import { makeFolder, type FileTexts } from './folder.js';

const image = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle r="2"/></svg>\n';

/** A small curriculum with the difficulties of a real one: texts that look like markup, numbers and YAML, unsorted order. */
export const testContent = {
  'categories.yaml': `- slug: mexanika
  name: Mexanika
- slug: elektr
  name: Elektr va magnetizm
- slug: tolqinlar
  name: Tebranishlar va toʻlqinlar
`,
  'types.yaml': `- slug: interaktiv
  name: Interaktiv
- slug: 3d
  name: 3D
`,
  'classes.yaml': `- slug: 7-sinf
  name: 7-sinf
- slug: 8-sinf
  name: 8-sinf
`,
  'about.yaml': `- description: "Zarra: fizika platformasi <b>matn</b> & 'qoʻshtirnoq'"
- description: Ikkinchi matn
`,
  'contact.yaml': `- phone: +998 71 200 70 07
  email: salom@zarra.uz
  address: Toshkent
  socials:
    - name: Telegram
      url: https://t.me/zarra_uz
      icon: social/telegram.svg
    - name: YouTube
      url: https://www.youtube.com/@zarra_uz
      icon: social/youtube.png
`,
  'simulations/mayatnik.yaml': `order: 20
title: Matematik mayatnik
description: 'Davr va uzunlik: "T = 2π√(l/g)" 😀'
image: simulations/mayatnik.svg
link: /tajriba/mayatnik
type: interaktiv
categories:
  - tolqinlar
  - mexanika
`,
  'simulations/coulomb.yaml': `order: 10
title: Kulon qonuni
description: Zaryadlar orasidagi kuch
image: simulations/mayatnik.svg
link: https://example.org/kulon?a=1&b=2
categories:
  - elektr
`,
  'simulations/ampermetr.yaml': `order: 20
title: Ampermetr
description: "3"
image: simulations/mayatnik.svg
link: /tajriba/ampermetr
type: 3d
categories:
  - elektr
`,
  'lessons/7-sinf/tezlik.md': `---
order: 1
title: "Tezlik: nima u?"
video: /videolar/tezlik.mp4
questions:
  - key: birlik
    question: Tezlikning birligi qaysi?
    options:
      - m/s
      - kg
      - "10"
      - "true"
    correct: 1
    explanation: MAXFIY-IZOH Yoʻl metrda, vaqt sekundda.
  - key: formula
    question: Qaysi formula toʻgʻri?
    options:
      - $v = s/t$
      - $v = t/s$
      - $v = s \\cdot t$
      - $v = s + t$
    correct: 1
    explanation: "Taʼrif: $v = s/t$."
---

# Tezlik

Jism **vaqt birligi** ichida bosib oʻtgan yoʻl: $v = \\frac{s}{t}$.

---

Oxirgi qator.
`,
  'lessons/7-sinf/kuch.md': `---
order: 2
title: Kuch
questions: []
---

Kuch haqida.
`,
  'lessons/8-sinf/tok.md': `---
order: 1
title: Elektr toki
questions:
  - key: amper
    question: Tok kuchining birligi?
    options:
      - volt
      - amper
      - om
      - vatt
    correct: 2
    explanation: MAXFIY-IZOH Amper.
---

Zaryadlarning tartibli harakati.
`,
  'pictures/simulations/mayatnik.svg': image,
  'pictures/social/telegram.svg': image,
  'pictures/social/youtube.png': Buffer.from('89504e470d0a1a0a', 'hex'),
} as const satisfies FileTexts;

/** Writes the small curriculum with files changed, added or (undefined) omitted. */
export const makeContent = (changes: FileTexts = {}): Promise<string> =>
  makeFolder({ ...testContent, ...changes });

type TestFile = {
  [Name in keyof typeof testContent]: (typeof testContent)[Name] extends string ? Name : never;
}[keyof typeof testContent];

/** A file of the curriculum with a part of its text replaced. */
export function edited(file: TestFile, part: string, replacement: string): FileTexts {
  const text: string = testContent[file];
  if (!text.includes(part)) throw new Error(`${file} has no "${part}"`);
  return { [file]: text.replace(part, () => replacement) };
}

/** The issues of the small curriculum with these changes, one line each. With a laboratory its experiments are checked. */
export async function issuesOf(changes: FileTexts, lab?: InstalledLab): Promise<string[]> {
  const error: unknown = await readContentFiles(await makeContent(changes), [], lab).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ContentError)) throw new Error('the files were accepted');
  expect(error.message.split('\n')).toHaveLength(error.issues.length);
  return error.message.split('\n');
}
