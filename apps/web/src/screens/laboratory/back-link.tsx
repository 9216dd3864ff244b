import { pages } from '@zarra/contracts';
import { Icon } from '@zarra/ui-kit';
import { chevronLeft } from '@zarra/ui-kit/icons/chevron-left';
import { useSyncExternalStore, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { strings } from './strings.js';

const Back = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--ui-target);
  height: var(--ui-target);
  border-radius: var(--ui-radius);
  color: var(--ui-color-text);

  &:hover {
    color: var(--ui-color-accent);
  }
  & > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  @media print {
    display: none;
  }
`;

const subscribe = () => () => undefined;
/** Whether the previous entry of the history is a page of this site in this tab. */
const hasPreviousPage = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Goes back to the page that the learner came from, at the place where it was left; otherwise to the catalogue. */
export const BackLink = () => {
  const navigate = useNavigate();
  const canGoBack = useSyncExternalStore(subscribe, hasPreviousPage, () => false);
  const goBack = (event: MouseEvent): void => {
    if (!canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Back to={pages.catalogue} aria-label={strings.back} title={strings.back} onClick={goBack}>
      <Icon path={chevronLeft} />
    </Back>
  );
};
