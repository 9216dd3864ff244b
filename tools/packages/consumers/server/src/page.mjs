import { Button, Card, Heading, Select, TextField, ThemeStyles } from '@zarra/ui-kit';
import { createElement as h, useEffect, useState } from 'react';

/** The count goes from 0 to 1 after hydration: the server renders 0, the browser shows 1. */
export function Page() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(1), []);
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
      h(Button, null, `Bosildi: ${count}`),
    ),
  );
}
