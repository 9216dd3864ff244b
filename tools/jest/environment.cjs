// @ts-check
// jsdom with the fetch, streams and encoders of Node, and a quicker getComputedStyle(). Queries by role compute the style of
// each element, and jsdom passes each rule of each style sheet to its selector engine: a quarter of the time of the tests. Here
// rules whose class or tag the element does not have are skipped first.
//
// The internal module of jsdom is changed before jsdom reads it. Without it, the tests only take longer.
// @ts-expect-error It has no types.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/**
 * @typedef {object} ElementImpl
 * @property {string} localName
 * @property {(namespace: null, name: string) => string | null} getAttributeNS
 *
 * @typedef {{ className?: string, tag?: string }} Needed what an element needs to match one of the selectors of a list
 */

/** @type {Map<string, Needed[]>} */
const neededBySelector = new Map();

/**
 * The class, else the tag, of the last part of each selector of a list. Classes are compared without their case: more may match.
 * @param {string} list
 * @returns {Needed[]}
 */
function neededFor(list) {
  let rest = list.toLowerCase();
  // The arguments of pseudo-classes have selectors of their own.
  for (let before = ''; before !== rest;)
    [before, rest] = [rest, rest.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '')];
  return rest.split(',').map((selector) => {
    const last =
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const className = /\.([\w-]+)(?![\w\\-])/.exec(last)?.[1];
    const tag = /^[a-z][\w-]*/.exec(last)?.[0];
    return last.includes('\\') ? {} : className ? { className } : tag ? { tag } : {};
  });
}

/** @param {ElementImpl} element @param {string} list */
function mayMatch(element, list) {
  let needed = neededBySelector.get(list);
  if (!needed) neededBySelector.set(list, (needed = neededFor(list)));
  const classes = element.getAttributeNS(null, 'class')?.toLowerCase() ?? '';
  return needed.some(({ className, tag }) =>
    className ? classes.includes(className) : !tag || tag === element.localName.toLowerCase(),
  );
}

// cspell:ignore Dont
const { matchesDontThrow } = selectors;
/** @param {ElementImpl} element @param {string | undefined} list undefined: an at-rule */
selectors.matchesDontThrow = (element, list) =>
  list !== undefined && mayMatch(element, list) && matchesDontThrow(element, list);

// @ts-expect-error It has no types.
module.exports = require('jest-fixed-jsdom');
