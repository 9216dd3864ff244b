import { edited } from './content.js';
import type { FileTexts } from './folder.js';

/** Chapters of both classes: the lesson on force has none, and `dinamika` and `optika` have no lessons. */
export const chapters = `- slug: 7-sinf
  name: 7-sinf
  chapters:
    - key: dinamika
      title: Dinamika
    - key: kinematika
      title: Kinematika
- slug: 8-sinf
  name: 8-sinf
  chapters:
    - key: elektr
      title: Elektr hodisalari
    - key: optika
      title: "Optika: yorugʻlik"
`;

/** The small curriculum with chapters. */
export const linkedContent: FileTexts = {
  'classes.yaml': chapters,
  ...edited('lessons/7-sinf/tezlik.md', 'order: 1', 'order: 5\nchapter: kinematika'),
  ...edited('lessons/8-sinf/tok.md', 'order: 1', 'order: 1\nchapter: elektr'),
};
