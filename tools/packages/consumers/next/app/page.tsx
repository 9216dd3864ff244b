// A server component: it renders components of the kit itself, and a client component with state.
import { Container, Text, uzbekMessages } from '@zarra/ui-kit';
import { Alert } from '@zarra/ui-kit/alert';
import { SettingsPage } from './settings-page';

export default function Page() {
  return (
    <>
      <SettingsPage />
      <Container as="footer" width="text">
        <Alert tone="info">Oʻzgarishlar shu qurilmada saqlanadi.</Alert>
        <Text>{uzbekMessages.close}</Text>
      </Container>
    </>
  );
}
