import { Heading, Icon } from '@zarra/ui-kit';
import { devices } from '@zarra/ui-kit/icons/devices';
import { sliders } from '@zarra/ui-kit/icons/sliders';
import { spline } from '@zarra/ui-kit/icons/spline';
import { PageSection } from './page-section.js';
import { Statements } from './statements.js';
import { useSectionsMessages } from './messages/section-strings.js';

/** Qualities of the simulations: real time, visuals, devices. */
export const Experience = () => {
  const { experience } = useSectionsMessages();
  const qualities = [
    { title: experience.realTime, text: experience.realTimeText, icon: <Icon path={sliders} /> },
    { title: experience.visuals, text: experience.visualsText, icon: <Icon path={spline} /> },
    { title: experience.devices, text: experience.devicesText, icon: <Icon path={devices} /> },
  ];
  return (
    <PageSection forwardedAs="section" aria-labelledby="experience-title">
      <Heading level={2} size="2xl" id="experience-title">
        {experience.title}
      </Heading>
      <Statements columns={3} items={qualities} />
    </PageSection>
  );
};
