import { contentWithExperiments } from './linked-content.js';
import type { FileTexts } from './folder.js';

export const INVESTIGATIONS = 'investigations/mayatnik.yaml';

/** The small curriculum with an investigation of an experiment of the built laboratory. */
export const contentWithInvestigations: FileTexts = {
  ...contentWithExperiments,
  [INVESTIGATIONS]: `- key: massa-va-davr
  title: Davr massaga bogʻliqmi
  class: 10
  topic: Matematik mayatnik
  level: 1
  hides: [period]
  predict:
    kind: choice
    question: Massa 4 marta ortsa, davr qanday oʻzgaradi?
    options:
      - { text: oʻzgarmaydi, value: 1 }
      - { text: 2 marta ortadi, value: 2 }
    expected: period(mass = 4 * mass) / period
  setUp:
    values: { length: 1, angle: 10 }
    graph: { plot: swing }
    controls: [mass]
    instruction: Faqat massani oʻzgartiring.
  observe:
    - key: heavy
      instruction: Davrni oʻlchang.
      label: Davr, T
      unit: s
      decimals: 2
      tolerance: 1 %
      expected: period(mass = 4)
      meters: [measuredPeriod, "parameter:mass"]
      measure:
        trials:
          - values: { mass: 4 }
            moves:
              - { handle: bob, direction: up, times: 2 }
            events: 6
        answer: measuredPeriod
  explain: "Davr {heavy}, yaʼni {= round(heavy / 2, 1)} s dan ikki marta katta."
- key: uzunlik-va-davr
  title: Davr uzunlikka qanday bogʻliq
  class: 10
  topic: Matematik mayatnik
  level: 2
  predict:
    kind: curve
    question: Davr uzunlikka qanday bogʻliq?
    x: { label: Uzunlik, unit: m, decimals: 1, from: 0, to: 2 }
    y: { label: Davr, unit: s, decimals: 1, from: 0, to: 3 }
    at: [0.2, 0.5, 1, 1.5, 2]
    expected: period(length = x)
    tolerance: 5 %
    measure:
      trials:
        - values: { length: x }
          events: 6
      answer: measuredPeriod
  setUp:
    instruction: Uzunlikni oʻzgartiring.
  observe:
    - key: gravity
      instruction: Erkin tushish tezlanishini hisoblang.
      label: g
      unit: m/s²
      decimals: 1
      tolerance: 0.1
      expected: 4 * pi^2 * length / period^2
      meters: [measuredPeriod, "parameter:length"]
      measure:
        answer: 4 * pi^2 * length / measuredPeriod(1)^2
  explain: "g = {gravity}."
`,
};
