import { Grid, Text } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Statement = styled.li`
  display: grid;
  align-content: start;
  gap: var(--ui-space-2);
  padding-block: var(--ui-space-5) var(--ui-space-3);
  border-top: var(--ui-hairline-strong);

  & > svg {
    margin-bottom: var(--ui-space-2);
    color: var(--ui-color-accent);
  }
  & > h3 {
    font-size: var(--ui-type-lg);
  }
`;

interface StatementsProps {
  /** Titles with one sentence each. */
  items: readonly { title: string; text: string; icon?: ReactNode }[];
  /** Maximum number of columns. */
  columns: 2 | 3;
}

/** Short statements side by side, each with a line above it. */
export const Statements = ({ items, columns }: StatementsProps) => (
  <Grid as="ul" role="list" columns={columns} cell={columns === 3 ? 'narrow' : 'regular'}>
    {items.map(({ title, text, icon }) => (
      <Statement key={title}>
        {icon}
        <h3>{title}</h3>
        <Text tone="muted">{text}</Text>
      </Statement>
    ))}
  </Grid>
);
