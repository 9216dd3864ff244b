import { Card, Grid, Skeleton } from '@zarra/ui-kit';
import { styled } from 'styled-components';

const LinkPlaceholder = styled.div`
  width: 100%;
  height: var(--ui-control);
  overflow: hidden;
  border-radius: var(--ui-radius);
`;

/** Enough placeholders for the first screen of any width. */
const placeholders = Array.from({ length: 8 }, (_, index) => index);

/** Placeholders in the shape of the cards. The status line announces the loading. */
export const LoadingCards = () => (
  <Grid aria-hidden="true">
    {placeholders.map((index) => (
      <Card
        key={index}
        title={<Skeleton shape="title" />}
        titleLevel={2}
        media={<Skeleton shape="fill" />}
        footer={
          <>
            <Skeleton shape="chip" />
            <LinkPlaceholder>
              <Skeleton shape="fill" />
            </LinkPlaceholder>
          </>
        }
      >
        <Skeleton lines={4} />
      </Card>
    ))}
  </Grid>
);
