'use client';
import {
  BrandStyles,
  Button,
  Card,
  Container,
  createTheme,
  Heading,
  Menu,
  MenuItem,
  MessagesProvider,
  Modal,
  NumberField,
  PhoneField,
  Select,
  Stack,
  Switch,
  Tabs,
  TextField,
  ThemeStyles,
  ToastProvider,
  useToast,
  uzbekMessages,
} from '@zarra/ui-kit';
import { useState, type SyntheticEvent } from 'react';

const theme = createTheme({
  name: 'Agentlik',
  light: { page: '#fbf7f9', text: '#2a1520', accent: '#8a1c4a' },
  dark: { page: '#1a1015', text: '#f7ecf1', accent: '#f3a0c0' },
});
const phone = { country: '998', groups: [2, 3, 2, 2] } as const;
const classes = [
  { value: '7', label: '7-sinf' },
  { value: '8', label: '8-sinf' },
];

function Settings() {
  const toast = useToast();
  const [asked, setAsked] = useState(false);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    toast.success('Saqlandi.');
  };
  const form = (
    <form aria-label="Shaxsiy" onSubmit={save}>
      <Stack>
        <TextField label="Ismingiz" name="name" hint="Oʻqituvchi koʻradi." />
        <PhoneField label="Telefon" name="phone" format={phone} />
        <Select label="Sinf" name="class" options={classes} />
        <NumberField label="Kunlik vaqt, daqiqa" name="minutes" defaultValue={30} min={5} />
        <Switch label="Xabar yuborilsin" name="news" defaultChecked />
        <Button type="submit" variant="primary">
          Saqlash
        </Button>
      </Stack>
    </form>
  );
  return (
    <Card title="Siz haqingizda" titleLevel={2}>
      <Tabs
        label="Sozlamalar"
        items={[
          { id: 'shaxsiy', label: 'Shaxsiy', content: form },
          { id: 'hisob', label: 'Hisob', content: <Button onClick={() => setAsked(true)}>Chiqish</Button> },
        ]}
      />
      <Menu label="Amallar">
        <MenuItem onSelect={() => setAsked(true)}>Hisobdan chiqish</MenuItem>
      </Menu>
      <Modal open={asked} onClose={() => setAsked(false)} title="Hisobdan chiqasizmi?" />
    </Card>
  );
}

/** A page of settings with a brand, texts, icons, a phone mask, a menu, a dialog and toasts. */
export const SettingsPage = () => (
  <MessagesProvider messages={uzbekMessages}>
    <ThemeStyles />
    <BrandStyles theme={theme} />
    <ToastProvider>
      <Container as="main" width="text">
        <Heading level={1}>Hisobingiz</Heading>
        <Settings />
      </Container>
    </ToastProvider>
  </MessagesProvider>
);
