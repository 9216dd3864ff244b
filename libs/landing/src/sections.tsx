import { About } from './about/about.js';
import { Banner } from './banner.js';
import { Branches } from './branches/branches.js';
import { ContactSection } from './contact/contact-section.js';
import { Experience } from './experience.js';
import { Features } from './features.js';
import type { LandingProps } from './landing-props.js';
import { WhyUs } from './why-us.js';

/** All sections below the hero: a lazily loaded file. */
export const Sections = ({ client, cataloguePath }: LandingProps) => (
  <>
    <Features cataloguePath={cataloguePath} />
    <About client={client} />
    <WhyUs />
    <Banner cataloguePath={cataloguePath} />
    <Branches cataloguePath={cataloguePath} />
    <Experience />
    <ContactSection client={client} />
  </>
);
