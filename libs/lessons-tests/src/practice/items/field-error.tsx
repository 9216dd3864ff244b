import { Icon } from '@zarra/ui-kit';
import { CircleAlert } from 'lucide';
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

/** Why an answer cannot be checked. The fields refer to it by its id. */
export const FieldError = ({ id, children }: { id: string; children: string }) =>
  children !== '' && (
    <Message id={id}>
      <Icon node={CircleAlert} />
      {children}
    </Message>
  );
