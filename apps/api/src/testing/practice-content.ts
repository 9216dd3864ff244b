import type { FileTexts } from './folder.js';

/** A file of items of every kind for the lesson on speed of the small curriculum. */
const items = `- key: yol
  kind: numeric
  text: Jism {v} m/s tezlik bilan {t} s harakatlandi. Yoʻlni toping.
  parameters:
    v:
      from: 11
      to: 15
      step: 1
    t:
      values:
        - 20
        - 30
  answer:
    expression: v * t
    unit: m
    tolerance: 1 %
    units:
      - km
  steps:
    - $s = {= v} \\cdot {= t} = {= v * t}$ m.
  section: tezlik
- key: birlik
  kind: choice
  text: Yoʻl {s} m, vaqt 4 s. Tezlik qancha?
  parameters:
    s:
      from: 20
      to: 40
      step: 10
  options:
    - text: "{= s / 4} m/s"
      correct: true
    - text: "{= s * 4} m/s"
      feedback: Vaqtga koʻpaytirilgan.
- key: tartib
  kind: order
  text: Tezliklarni tartiblang.
  items:
    - piyoda
    - velosiped
    - poyezd
  steps:
    - Piyoda eng sekin.
- key: juftlik
  kind: match
  text: Kattalikni birligi bilan juftlang.
  pairs:
    - left: yoʻl
      right: metr
    - left: vaqt
      right: sekund
    - left: massa
      right: kilogramm
  steps:
    - Birliklar SI tizimidan olingan.
- key: nuqta
  kind: point
  text: Jism tinch turgan qismni koʻrsating.
  figure:
    graph:
      x:
        label: t, s
        from: 0
        to: 10
        step: 1
      y:
        label: s, m
        from: 0
        to: 10
        step: 1
      curves:
        - points:
            - - 0
              - 0
            - - 5
              - 5
            - - 10
              - 5
    alt: Siniq chiziq.
  tolerance: 3 %
  regions:
    - name: birinchi qism
      x:
        - 0
        - 4
      y:
        - 0
        - 4
      feedback: Yoʻl ortmoqda.
    - name: ikkinchi qism
      x:
        - 6
        - 10
      y:
        - 4
        - 6
      correct: true
`;

const PRACTICE_FILE = 'practice/7-sinf/tezlik.yaml';

/** The file of items, or the file with a part replaced. */
export function practiceContent(part = '', replacement = ''): FileTexts {
  if (!items.includes(part)) throw new Error(`the items have no "${part}"`);
  return { [PRACTICE_FILE]: items.replace(part, () => replacement) };
}

/** A file of choices with these keys; the first option of each is right. */
export const choiceItems = (...keys: readonly string[]): string =>
  keys
    .map(
      (key) => `- key: ${key}
  kind: choice
  text: Qaysi javob toʻgʻri – ${key}?
  options:
    - text: birinchi
      correct: true
    - text: ikkinchi
      feedback: Notoʻgʻri.
`,
    )
    .join('');
