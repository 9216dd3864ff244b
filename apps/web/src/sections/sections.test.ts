import { waitFor } from '@testing-library/react';
import { mockBrowser, scrollIntoView, setReducedMotion } from '../testing/browser.js';
import { scrollToSection, sectionAtActiveLine, type Section } from './sections.js';

mockBrowser();

const boundsOf = (top: number, bottom: number) =>
  new Map<Section, { top: number; bottom: number }>([['about', { top, bottom }]]);

test.each([
  [99, 500, 'about'],
  [100, 500, 'about'],
  [101, 500, undefined],
  [-500, 99, undefined],
  [-500, 100, 'about'],
  [-500, 101, 'about'],
  [100, 100, 'about'],
  [99.9, 100.1, 'about'],
])('a section from %d px to %d px below the viewport’s top: %s', (top, bottom, active) => {
  expect(sectionAtActiveLine(boundsOf(top, bottom))).toBe(active);
});

test('of two adjacent sections on the line the first is active; without sections none', () => {
  const adjacent = new Map<Section, { top: number; bottom: number }>([
    ['contact', { top: 100, bottom: 900 }],
    ['about', { top: -300, bottom: 100 }],
  ]);
  expect(sectionAtActiveLine(adjacent)).toBe('about');
  expect(sectionAtActiveLine(new Map())).toBeUndefined();
});

test('only the section on the line is active', () => {
  const bounds = new Map<Section, { top: number; bottom: number }>([
    ['about', { top: -300, bottom: 99 }],
    ['contact', { top: 99, bottom: 600 }],
  ]);
  expect(sectionAtActiveLine(bounds)).toBe('contact');
});

describe('scrolling to a section', () => {
  beforeEach(() => {
    document.body.innerHTML = '<section id="about" tabindex="-1"></section>';
  });

  test('is smooth and focuses the section', () => {
    scrollToSection('about');
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(document.getElementById('about')).toHaveFocus();
  });

  test('is instant with reduced motion', () => {
    setReducedMotion(true);
    scrollToSection('about');
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' });
  });

  test('waits for a section that is not rendered yet', async () => {
    scrollToSection('contact');
    expect(scrollIntoView).not.toHaveBeenCalled();

    document.body.insertAdjacentHTML('beforeend', '<section id="contact" tabindex="-1"></section>');
    await waitFor(() => expect(document.getElementById('contact')).toHaveFocus());
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });
});
