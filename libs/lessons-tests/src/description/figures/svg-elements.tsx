import { createElement, type ReactNode } from 'react';

const names = (text: string) => text.split(' ');

/** Elements inside a drawing: shapes and texts, none that loads, links or runs anything. */
const TAGS = new Set(names('g path line polyline polygon circle ellipse rect text tspan title'));

/** Names of attributes in React, by their names without hyphens in lower case, as each writer of nodes has its own form. */
const ATTRIBUTES = new Map(
  names(
    'd x y dx dy x1 y1 x2 y2 cx cy r rx ry width height points transform opacity ' +
      'fill fillOpacity fillRule stroke strokeWidth strokeOpacity strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin ' +
      'textAnchor',
  ).map((name) => [name.toLowerCase(), name]),
);
/** Classes of `FIGURE_STYLES`: no class of the page. */
const CLASSES = /^[a-z](?: [a-z])*$/;
const VIEW_BOX = /^(?:-?\d{1,5}(?:\.\d+)?(?: |$)){4}$/;
/** Groups nest no deeper in a drawing of ours. */
const MAX_DEPTH = 12;

const isProperties = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tag, properties and children of a node. */
function partsOf(node: readonly unknown[]): [unknown, Record<string, unknown>, readonly unknown[]] {
  const [tag, second, ...rest] = node;
  if (isProperties(second)) return [tag, second, rest];
  return [tag, {}, node.slice(1)];
}

function allowedAttributes(source: Record<string, unknown>): Record<string, string | number> {
  const allowed: Record<string, string | number> = {};
  for (const [written, value] of Object.entries(source)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const key = written.replaceAll('-', '').toLowerCase();
    const name = ATTRIBUTES.get(key);
    if (/^class(?:name)?$/.test(key) && CLASSES.test(String(value))) allowed['className'] = value;
    // A paint may be at another address: `url(…)`.
    else if (name !== undefined && !/url|\\/i.test(String(value))) allowed[name] = value;
  }
  return allowed;
}

function toContent(nodes: readonly unknown[], depth: number): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if (!Array.isArray(node) || depth > MAX_DEPTH) return null;
    const [tag, properties, children] = partsOf(node as readonly unknown[]);
    if (typeof tag !== 'string' || !TAGS.has(tag)) return null;
    return createElement(
      tag,
      { key: index, ...allowedAttributes(properties) },
      ...toContent(children, depth + 1),
    );
  });
}

/** Converts the nodes of a drawing to elements. What is not on the lists is dropped with its content. */
export function toSvgElement(drawing: unknown, key: number): ReactNode {
  const [, properties, children] = partsOf(drawing as readonly unknown[]);
  const viewBox = String(properties['viewBox'] ?? properties['viewbox']);
  if (!VIEW_BOX.test(viewBox)) return null;
  return (
    <svg key={key} className="fg" viewBox={viewBox} role="img">
      {toContent(children, 0)}
    </svg>
  );
}
