import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

// The link covers its whole item; the excerpt stays outside its accessible name.
const Group = styled.section`
  & > ul {
    margin: var(--ui-space-2) 0 0;
    padding: 0;
    list-style: none;
  }
  & > :is(h2, h3) {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    font-weight: 600;
  }
  & li {
    position: relative;
    display: grid;
    gap: var(--ui-space-1);
    margin-inline: calc(-1 * var(--ui-space-3));
    padding: var(--ui-space-3);
    border-radius: var(--ui-radius);
    overflow-wrap: anywhere;
  }
  & li:hover,
  & li:focus-within {
    background: var(--ui-color-sunken);
  }
  & li > a {
    color: var(--ui-color-accent);
    font-weight: 600;
    text-decoration: none;
  }
  & li > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & li > a:focus-visible {
    outline: none;
  }
  & li > a:focus-visible::after {
    outline: 2px solid var(--ui-color-accent);
    outline-offset: -2px;
  }
  & li > small {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
  & li > p {
    margin: 0;
    font-size: var(--ui-type-sm);
  }
  & mark {
    border-radius: 2px;
    background: var(--ui-color-warning-soft);
    color: inherit;
  }
`;

interface FoundGroupProps {
  title: string;
  /** Level of the title. */
  level: 2 | 3;
  /** Its items, `li` elements. */
  children: ReactNode;
}

/** The results of one kind under their title. */
export const FoundGroup = ({ title, level, children }: FoundGroupProps) => {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <Group aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <ul>{children}</ul>
    </Group>
  );
};
