import { Alert, Heading, media } from '@zarra/ui-kit';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);
  padding-block: var(--ui-space-6);
  border-top: var(--ui-hairline);
  overflow-wrap: anywhere;

  /* The width of the account screens' forms. */
  & form {
    max-width: 22.25rem;
  }
  ${media.md} {
    padding-block: var(--ui-space-8);
  }
`;

interface SettingsSectionProps {
  title: string;
  children: ReactNode;
  /** Confirmation of the last change: it is focused when it appears. */
  notice?: string | undefined;
}

/** A section of the account with its heading and the confirmation of its last change. */
export const SettingsSection = ({ title, children, notice }: SettingsSectionProps) => {
  const titleId = useId();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice !== undefined) alert.current?.focus();
  }, [notice]);
  return (
    <Box aria-labelledby={titleId}>
      <Heading level={2} size="lg" id={titleId}>
        {title}
      </Heading>
      {notice !== undefined && (
        <Alert tone="success" role="status" tabIndex={-1} ref={alert}>
          {notice}
        </Alert>
      )}
      {children}
    </Box>
  );
};
