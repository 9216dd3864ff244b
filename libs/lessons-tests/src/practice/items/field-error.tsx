import { Icon } from '@zarra/ui-kit';
import { circleAlert } from '@zarra/ui-kit/icons/circle-alert';
import { styled } from 'styled-components';

const Message = styled.p`
  display: flex;
  gap: var(--ui-space-2);
  color: var(--ui-color-wrong);
  font-size: var(--ui-type-sm);
  line-height: 1.4;

  & > svg {
    flex: none;
    width: 1.25em;
    height: 1.4em;
  }
`;

interface FieldErrorProps {
  /** Id by which the fields refer to it. */
  id?: string;
  /** Empty for none. */
  children: string;
}

/** Why an answer cannot be checked. */
export const FieldError = ({ id, children }: FieldErrorProps) =>
  children !== '' && (
    <Message id={id}>
      <Icon path={circleAlert} />
      {children}
    </Message>
  );
