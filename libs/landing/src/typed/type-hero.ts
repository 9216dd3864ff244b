import { typeOut } from './type-out.js';

/**
 * Types the headline and the subtitle of the hero, both from now on, each at the speed its `data-type-ms` names. What
 * is being typed or was typed already is left alone, so a script of the page may begin before the program is there.
 * @returns stops typing and shows the whole text
 */
export function typeHero(): () => void {
  const stops = [...document.querySelectorAll<HTMLElement>('[data-hero] [data-type-ms]')].map((element) =>
    typeOut(element, Number(element.dataset['typeMs'])),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
