import { waitFor } from '@testing-library/react';
import { respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { aClassWithSections, observeHeadings } from './testing/lesson-sections.js';
import { renderLessons, setupNetwork } from './testing/render-lessons.js';

const network = setupNetwork();
const notify = observeHeadings();
beforeEach(() => network.use(respond(endpoints.classes, [aClassWithSections()])));

describe('the section of the address', () => {
  // jsdom lacks the method.
  let scrolled: string[] = [];
  beforeEach(() => {
    scrolled = [];
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        scrolled.push(this.id || this.localName);
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

  test('is scrolled to when a link opens the lesson, from another page and from another lesson', async () => {
    const { navigate } = renderLessons({ address: [] });
    await navigate('/learn?topic=2#formula');
    await waitFor(() => expect(scrolled).toEqual(['formula']));
    await navigate('/learn?topic=3#formula');
    await waitFor(() => expect(scrolled).toEqual(['formula', 'formula']));
  });

  test('that the text does not have scrolls to the top', async () => {
    const { navigate } = renderLessons({ address: [] });
    await navigate('/learn?topic=2#yoq');
    await waitFor(() => expect(scrolled).toEqual(['html']));
  });

  test('is left to the browser on a page that it loads', async () => {
    renderLessons({ address: '/learn?topic=2#formula' });
    await waitFor(() => expect(notify()).not.toHaveLength(0));
    expect(scrolled).toEqual([]);
  });
});
