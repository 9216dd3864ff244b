/** Elements that reach beyond the right edge of the screen. Runs in the page. */
export const elementsBeyondViewport = (): string[] =>
  [...document.querySelectorAll('body *:not(svg *)')]
    .filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > document.documentElement.clientWidth + 0.5;
    })
    .map((element) => `${element.localName} ${element.textContent.slice(0, 30)}`);
