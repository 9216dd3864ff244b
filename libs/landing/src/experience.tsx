import { Heading, Icon } from '@zarra/ui-kit';
import { MonitorSmartphone, SlidersHorizontal, Spline } from 'lucide';
import { PageSection } from './page-section.js';
import { Statements } from './statements.js';
import { strings } from './strings.js';

const { experience } = strings;

const qualities = [
  { title: experience.realTime, text: experience.realTimeText, icon: <Icon node={SlidersHorizontal} /> },
  { title: experience.visuals, text: experience.visualsText, icon: <Icon node={Spline} /> },
  { title: experience.devices, text: experience.devicesText, icon: <Icon node={MonitorSmartphone} /> },
];

/** Qualities of the simulations: real time, visuals, devices. */
export const Experience = () => (
  <PageSection forwardedAs="section" aria-labelledby="experience-title">
    <Heading level={2} size="2xl" id="experience-title">
      {experience.title}
    </Heading>
    <Statements columns={3} items={qualities} />
  </PageSection>
);
