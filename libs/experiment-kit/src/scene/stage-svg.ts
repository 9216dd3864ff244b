const SVG = 'http://www.w3.org/2000/svg';

/**
 * Creates a shape that lies on the stage and receives no events. The caller adds it to the stage while it is shown.
 * @param name of the data attribute
 */
export function createStageSvg<Tag extends 'path' | 'rect'>(
  name: string,
  tag: Tag,
  style: Partial<CSSStyleDeclaration>,
) {
  const svg = document.createElementNS(SVG, 'svg');
  const shape = document.createElementNS(SVG, tag);
  svg.dataset[name] = '';
  svg.setAttribute('aria-hidden', 'true');
  const base: Partial<CSSStyleDeclaration> = {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    stroke: 'var(--ui-color-accent)',
    pointerEvents: 'none',
  };
  Object.assign(svg.style, base, style);
  svg.append(shape);
  return { svg, shape };
}
