import { Button, Card, Heading, Select, TextField, ThemeStyles } from '@zarra/ui-kit';
import { createElement as h, useEffect, useState } from 'react';

/** Counts up once it is alive: what a browser then shows, no server wrote. */
export function Page() {
  const [pressed, setPressed] = useState(0);
  useEffect(() => setPressed(1), []);
  return h(
    'main',
    null,
    h(ThemeStyles),
    h(Heading, { level: 1 }, 'Serverda chizilgan'),
    h(
      Card,
      { title: 'Siz haqingizda', titleLevel: 2 },
      h(TextField, { label: 'Ismingiz' }),
      h(Select, { label: 'Sinf', options: [{ value: '7', label: '7-sinf' }] }),
      h(Button, null, `Bosildi: ${pressed}`),
    ),
  );
}
