import { strings as contactStrings } from './contact-strings.js';
import { heroStrings } from './hero-strings.js';
import { orbitStrings } from './orbit-strings.js';
import { strings } from './section-strings.js';

/** The default texts. A file without other exports: each part of the library loads only its own texts. */
export const uzbekLandingMessages = {
  hero: heroStrings,
  sections: strings,
  contact: contactStrings,
  orbit: orbitStrings,
};
