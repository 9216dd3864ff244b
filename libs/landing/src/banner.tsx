import { Container, Heading, LinkButton, media, Text, useHydrated } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { wavePacket } from './drawing/wave-packet.js';
import { useSectionsMessages } from './messages/section-strings.js';

const packet = wavePacket();

// The borders of the strip replace the divider of the next section.
const Strip = styled.section`
  padding-block: var(--ui-space-12);
  border-block: var(--ui-hairline);
  background: var(--ui-color-surface);

  & + section::before {
    display: none;
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--ui-space-8);

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  & > svg {
    width: 100%;
    height: auto;
    color: var(--ui-color-chart-purple);
  }
  & path {
    vector-effect: non-scaling-stroke;
  }
  & [data-envelope] {
    stroke: var(--ui-color-line-strong);
    stroke-dasharray: 2 5;
  }
`;

const Intro = styled.div`
  display: grid;
  gap: var(--ui-space-4);
  justify-items: start;
`;

/** The second link to the catalogue, next to the wave packet of a free particle. */
export const Banner = ({ cataloguePath }: { cataloguePath: string }) => {
  const { banner, specTexts } = useSectionsMessages();
  // As other drawings: the HTML of the home page must fit into one round trip.
  const isDrawn = useHydrated();
  return (
    <Strip aria-labelledby="banner-title">
      <Columns>
        <Intro>
          <Heading level={2} size="2xl" id="banner-title">
            {banner.title}
          </Heading>
          <Text tone="muted">{banner.text}</Text>
          <LinkButton as={Link} to={cataloguePath} variant="primary" size="lg">
            {specTexts.toSimulations}
          </LinkButton>
        </Intro>
        <svg
          viewBox="-320 -60 640 120"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          {isDrawn && (
            <>
              <g id="packet">
                <path data-envelope="" d={packet.envelope} />
                <path d={packet.wave} />
              </g>
              <use href="#packet" transform="scale(-1 1)" />
            </>
          )}
        </svg>
      </Columns>
    </Strip>
  );
};
