import { aLesson, aSchoolClass } from '@zarra/api-client/testing';

const lessonWith = (id: number, lesson: string) =>
  aLesson({
    id,
    lesson,
    videoUrl: null,
    tests: [],
    tests_count: 0,
    descriptionTree: JSON.stringify([
      ['p', 'Kirish.'],
      ['h3', { id: 'taʼrif' }, 'Taʼrif'],
      ['p', 'Matn.'],
      ['h3', { id: 'formula' }, 'Formula'],
    ]),
  });

/** A class whose three lessons have the sections `taʼrif` and `formula`. */
export const aClassWithSections = () =>
  aSchoolClass({
    id: 7,
    name: '7-sinf',
    lessons: [lessonWith(1, 'Mexanik harakat'), lessonWith(2, 'Bosim'), lessonWith(3, 'Arximed kuchi')],
  });

/**
 * Observers of headings in a test file, because jsdom has no layout.
 * @returns the callbacks of the observers of the current test
 */
export function observeHeadings(): () => readonly (() => void)[] {
  let callbacks: (() => void)[] = [];
  beforeEach(() => {
    callbacks = [];
    globalThis.IntersectionObserver = class {
      constructor(private readonly callback: () => void) {}
      // The bar of the parts observes sections.
      observe(element: Element) {
        if (element.matches('h2, h3') && !callbacks.includes(this.callback)) callbacks.push(this.callback);
      }
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  return () => callbacks;
}
