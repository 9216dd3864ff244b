import { Unstyled } from '@storybook/addon-docs/blocks';
import { ThemeStyles } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  overflow-x: auto;
  margin-block: var(--ui-space-4) var(--ui-space-8);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-page);
  color: var(--ui-color-text);
  font: var(--ui-type-md) / var(--ui-leading-text) var(--ui-font-text);

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--ui-type-sm);
    line-height: 1.4;
  }
  & :is(th, td) {
    padding: var(--ui-space-2) var(--ui-space-3);
    text-align: start;
    vertical-align: top;
  }
  & tr:not(:last-child) > *,
  & thead th {
    border-bottom: var(--ui-hairline);
  }
  & a {
    color: var(--ui-color-accent);
  }
  & code {
    font-family: var(--ui-font-code);
  }
  & td:first-child > code {
    white-space: nowrap;
  }
`;

/** A region with the product's background and font in a documentation page. Wide content scrolls. */
export const Paper = ({ label, children }: { label: string; children: ReactNode }) => (
  <Unstyled>
    <ThemeStyles />
    {/* Focusable: it can be scrolled by keyboard. */}
    <Frame role="region" aria-label={label} tabIndex={0}>
      {children}
    </Frame>
  </Unstyled>
);
