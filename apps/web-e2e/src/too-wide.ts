/** What sticks out of the screen to the right; runs in the page. */
export const tooWide = (): string[] =>
  [...document.querySelectorAll('body *:not(svg *)')]
    .filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > document.documentElement.clientWidth + 0.5;
    })
    .map((element) => `${element.localName} ${element.textContent.slice(0, 30)}`);
