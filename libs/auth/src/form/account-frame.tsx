import { Container, Heading, media } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Page = styled(Container)`
  padding-block: var(--ui-space-6) var(--ui-space-10);

  ${media.sm} {
    padding-block: var(--ui-space-12) var(--ui-space-16);
  }
`;

// All controls of these screens have the size of a touch target.
/** A card with a border; on a phone without border and padding, which saves width. */
const Card = styled.div`
  --ui-control: var(--ui-target);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-5);
  max-width: 26.25rem;
  margin-inline: auto;
  overflow-wrap: anywhere;

  & > header {
    display: grid;
    gap: var(--ui-space-2);
  }
  ${media.sm} {
    padding: var(--ui-space-8);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
  }
`;

interface AccountFrameProps {
  title: string;
  /** Introduction below the heading. */
  intro?: ReactNode;
  /** The form, notices above it, links below it. */
  children: ReactNode;
}

/** Layout of all account screens: a narrow column with the screen's heading. */
export const AccountFrame = ({ title, intro, children }: AccountFrameProps) => (
  <Page>
    <Card>
      <header>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {intro}
      </header>
      {children}
    </Card>
  </Page>
);
