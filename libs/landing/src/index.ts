export { Landing } from './landing.js';
export type { LandingProps } from './landing-props.js';
export { ContactDetails, hasDetails, type ContactDetailsProps } from './contact/contact-details.js';
export { SocialLinks, type SocialLinksProps } from './contact/social-links.js';
export {
  LandingMessagesProvider,
  type LandingMessages,
  type LandingMessagesProviderProps,
} from './messages/landing-messages.js';
export { uzbekLandingMessages } from './messages/uzbek-landing-messages.js';
