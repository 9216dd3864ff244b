/** The theme of the page, by the lightness of its background. Runs in the page. */
export const themeOf = (): 'light' | 'dark' => {
  const [red = 0, green = 0, blue = 0] = getComputedStyle(document.body)
    .backgroundColor.match(/[\d.]+/g)!
    .map(Number);
  return red + green + blue > 384 ? 'light' : 'dark';
};
