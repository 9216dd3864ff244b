import { Heading } from '@zarra/ui-kit';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  display: grid;
  gap: var(--ui-space-3);
  padding-block-start: var(--ui-space-4);
`;

/** Rows with a line between them. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-1) var(--ui-space-4);
    align-items: center;
    justify-content: space-between;
    min-height: var(--ui-control);
    padding-block: var(--ui-space-2);
  }
  & > li + li {
    border-top: var(--ui-hairline);
  }
  & > li > :first-child {
    flex: 1 1 8rem;
    min-width: 0;
  }
  & small {
    display: block;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    line-height: 1.4;
  }
`;

/** A part of the page with its heading. */
export const PageSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      {children}
    </Section>
  );
};
