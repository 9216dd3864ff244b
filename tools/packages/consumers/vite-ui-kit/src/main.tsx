import { BrandStyles, Button, Card, createTheme, Heading, ThemeStyles } from '@zarra/ui-kit';
import { createRoot } from 'react-dom/client';
import { Fields } from './fields.js';

const theme = createTheme({
  name: 'Agentlik',
  light: { page: '#fbf7f9', text: '#2a1520', accent: '#8a1c4a' },
  dark: { page: '#1a1015', text: '#f7ecf1', accent: '#f3a0c0' },
});
createRoot(document.getElementById('root')!).render(
  <main>
    <ThemeStyles />
    <BrandStyles theme={theme} />
    <Heading level={1}>Hisobingiz</Heading>
    <Card title="Siz haqingizda" titleLevel={2}>
      <Fields />
      <Button variant="primary">Saqlash</Button>
    </Card>
  </main>,
);
