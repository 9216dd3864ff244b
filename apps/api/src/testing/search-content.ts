import { edited } from './content.js';
import type { FileTexts } from './folder.js';
import { contentWithExperiments } from './linked-content.js';

const text = `Elektr toki nima ekanini koʻramiz.

## Zaryadlarning harakati

Metallda erkin elektronlar harakatlanadi.

## Om qonuni: $I = \\frac{U}{R}$

Tok kuchi kuchlanishga toʻgʻri proporsional: $I = \\frac{U}{R}$. Gravitatsiya bunda qatnashmaydi.

Oʻtkazgich qizisa, qarshilik ortadi.
`;

/** The small curriculum with headings in the lesson on current, an experiment of the laboratory, and synonyms. */
export const searchContent: FileTexts = {
  ...contentWithExperiments,
  'lessons/8-sinf/tok.md': String(contentWithExperiments['lessons/8-sinf/tok.md']).replace(
    'Zaryadlarning tartibli harakati.\n',
    () => text,
  ),
  ...edited('simulations/ampermetr.yaml', 'link: /tajriba/ampermetr', 'link: /tajriba/zanjir'),
  'synonyms.yaml': `- words:
    - EYK
    - elektr yurituvchi kuch
- words:
    - kuchlanish
    - voltaj
- words:
    - Om qonuni
    - U=IR
`,
};
