import { pages } from '@zarra/contracts';
import { Container, Heading, Prose } from '@zarra/ui-kit';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { SCROLL_PARAMETER } from '../sections/sections.js';
import { PageHead } from './head/page-head.js';
import { privacyText } from './privacy-text.js';

const Page = styled(Container)`
  padding-block: var(--ui-space-12);
`;

/** The page on stored data, for learners and parents. */
export const PrivacyScreen = () => (
  <Page width="text">
    <PageHead title={privacyText.title} description={privacyText.description} address={pages.privacy} />
    <Prose>
      <Heading level={1}>{privacyText.title}</Heading>
      <p>{privacyText.lead}</p>
      {privacyText.sections.map(({ title, text, items }) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          {items && (
            <ul>
              {items.map(([name, description]) => (
                <li key={name}>
                  <strong>{name}</strong>: {description}
                </li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
      <p>
        <Link to={pages.account}>{privacyText.account}</Link>
      </p>
      <p>
        <Link to={`${pages.home}?${SCROLL_PARAMETER}=contact`}>{privacyText.contact}</Link>
      </p>
    </Prose>
  </Page>
);
