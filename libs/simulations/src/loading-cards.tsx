import { Card, Grid, Skeleton } from '@zarra/ui-kit';
import { styled } from 'styled-components';

const LinkPlace = styled.div`
  width: 100%;
  height: var(--ui-control);
  overflow: hidden;
  border-radius: var(--ui-radius);
`;

/** Enough for the first screen of any width. */
const places = Array.from({ length: 8 }, (_, place) => place);

/** Cards on their way, in the shape of the real ones. The status line says so in words. */
export const LoadingCards = () => (
  <Grid aria-hidden="true">
    {places.map((place) => (
      <Card
        key={place}
        title={<Skeleton shape="title" />}
        titleLevel={2}
        media={<Skeleton shape="fill" />}
        footer={
          <>
            <Skeleton shape="chip" />
            <LinkPlace>
              <Skeleton shape="fill" />
            </LinkPlace>
          </>
        }
      >
        <Skeleton lines={4} />
      </Card>
    ))}
  </Grid>
);
