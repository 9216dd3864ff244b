import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

// MathML: rules of Temml's stylesheet that its output has no attributes for. Chromium needs `block math`, other browsers
// support `block`.
const Frame = styled.div`
  max-width: 35em;
  overflow-wrap: anywhere;

  & > * + * {
    margin-top: var(--ui-space-4);
  }
  & > :is(h2, h3, h4, h5, h6) {
    margin-top: var(--ui-space-8);
    text-wrap: balance;
  }
  & > :is(h2, h3, h4, h5, h6) + * {
    margin-top: var(--ui-space-2);
  }
  & h2 {
    font-size: var(--ui-type-xl);
  }
  & h3 {
    font-size: var(--ui-type-lg);
  }
  & :is(h4, h5, h6) {
    font-size: var(--ui-type-md);
  }
  & :is(ul, ol) {
    padding-inline-start: 1.4em;
  }
  & li + li {
    margin-top: var(--ui-space-1);
  }
  & blockquote {
    padding-inline-start: var(--ui-space-4);
    border-inline-start: 3px solid var(--ui-color-accent);
    color: var(--ui-color-muted);
  }
  & :is(code, pre) {
    font-family: var(--ui-font-code);
    font-size: 0.9em;
  }
  & pre {
    padding: var(--ui-space-3) var(--ui-space-4);
    border-radius: var(--ui-radius);
    background: var(--ui-color-sunken);
    white-space: pre-wrap;
  }
  & hr {
    margin-block: var(--ui-space-8);
    border: 0;
    border-top: var(--ui-hairline);
  }
  & :is(th, td) {
    padding: var(--ui-space-2) var(--ui-space-3);
    border: var(--ui-hairline);
    vertical-align: top;
    text-align: start;
    overflow-wrap: normal;
  }
  & th {
    background: var(--ui-color-sunken);
  }
  & math {
    font-size: 1.1em;
  }
  & math[display='block'] {
    display: block;
    display: block math;
    text-align: center;
  }
  & mtd {
    padding: 0.1em 0;
    border: 0;
  }
  & mtd.tml-right {
    text-align: right;
    text-align: -webkit-right;
  }
  & mtd.tml-left {
    text-align: left;
    text-align: -webkit-left;
  }
  & .tml-vec {
    transform: scale(0.75);
  }
  & .tml-sml-pad {
    padding-left: 0.05em;
  }
  & .tml-med-pad {
    padding-left: 0.1em;
  }
  & .tml-lrg-pad {
    padding-left: 0.15em;
  }
  @media print {
    max-width: none;
    & :is(p, li) {
      orphans: 3;
      widows: 3;
    }
    & :is(h2, h3, h4, h5, h6) {
      break-after: avoid;
    }
    & :is(tr, pre, img, [data-formula]) {
      break-inside: avoid;
    }
  }
`;

/** Props of {@link Prose}: those of a `div`. */
export type ProseProps = ComponentPropsWithRef<'div'>;

/**
 * Styles for long text: headings, lists, tables, quotes, code, images, formulas, links. 60 to 72 characters per line, no
 * content wider than the screen, no page breaks inside figures and formulas in print.
 *
 * When to use: around rendered Markdown or the output of an editor. The blocks are its direct children. Wrap a table in
 * `TableScroll`; `data-formula` on the element of a formula prevents page breaks inside it.
 */
export const Prose = (props: ProseProps) => <Frame {...props} />;
