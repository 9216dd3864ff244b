import { typeOut } from './type-out.js';

/**
 * Types the headline and the subtitle of the hero, both from now on, each at the speed of its `data-type-ms`. Elements that
 * are being typed or were typed are skipped: an inline script can start the typing before hydration.
 * @returns stops the typing and shows the whole text
 */
export function typeHero(): () => void {
  const stops = [...document.querySelectorAll<HTMLElement>('[data-hero] [data-type-ms]')].map((element) =>
    typeOut(element, Number(element.dataset['typeMs'])),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
