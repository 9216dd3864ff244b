import { waitFor } from '@testing-library/react';
import { scrollIntoView, setReducedMotion } from '../test-browser.js';
import { scrollToSection, sectionOnLine, type Section } from './sections.js';

const at = (top: number, bottom: number) =>
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
])('a section from %d px to %d px below the top: %s', (top, bottom, active) => {
  expect(sectionOnLine(at(top, bottom))).toBe(active);
});

test('of two sections that touch on the line the first is active; without sections none', () => {
  const touching = new Map<Section, { top: number; bottom: number }>([
    ['contact', { top: 100, bottom: 900 }],
    ['about', { top: -300, bottom: 100 }],
  ]);
  expect(sectionOnLine(touching)).toBe('about');
  expect(sectionOnLine(new Map())).toBeUndefined();
});

test('only the section on the line counts', () => {
  const extents = new Map<Section, { top: number; bottom: number }>([
    ['about', { top: -300, bottom: 99 }],
    ['contact', { top: 99, bottom: 600 }],
  ]);
  expect(sectionOnLine(extents)).toBe('contact');
});

describe('scrolling to a section', () => {
  beforeEach(() => {
    document.body.innerHTML = '<section id="about" tabindex="-1"></section>';
  });

  test('is smooth and puts the focus there', () => {
    scrollToSection('about');
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(document.getElementById('about')).toHaveFocus();
  });

  test('is at once for a reader who asked for less motion', () => {
    setReducedMotion(true);
    scrollToSection('about');
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' });
  });

  test('waits for a section the page does not have yet', async () => {
    scrollToSection('contact');
    expect(scrollIntoView).not.toHaveBeenCalled();

    document.body.insertAdjacentHTML('beforeend', '<section id="contact" tabindex="-1"></section>');
    await waitFor(() => expect(document.getElementById('contact')).toHaveFocus());
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });
});
