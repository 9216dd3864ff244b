import type { LandingProps } from './landing-props.js';
import { ContactSection } from './contact/contact-section.js';

/** The home page. */
export const Landing = ({ client }: LandingProps) => <ContactSection client={client} />;
