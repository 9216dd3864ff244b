import { Checkbox, PasswordField, PhoneField, Select, TextArea, TextField } from '@zarra/ui-kit';
import { useEffect, useRef } from 'react';

/** Every field that a form library needs a `ref` of. In React 18 a component without forwardRef gets none. */
export const Fields = () => {
  const received = useRef(new Set<Element>());
  const collect = (element: Element | null) => void (element && received.current.add(element));
  useEffect(() => {
    const fields = [...document.querySelectorAll('input, select, textarea')];
    for (const field of fields.filter((element) => !received.current.has(element)))
      console.error(`${field.id} gives no ref`);
  }, []);
  return (
    <>
      <TextField ref={collect} label="Ismingiz" />
      <PasswordField
        ref={collect}
        label="Parol"
        autoComplete="new-password"
        toggleLabels={{ show: 'Parolni koʻrsatish', hide: 'Parolni yashirish' }}
      />
      <PhoneField ref={collect} label="Telefon" format={{ country: '998', groups: [2, 3, 2, 2] }} />
      <TextArea ref={collect} label="Izoh" />
      <Select ref={collect} label="Sinf" options={[{ value: '7', label: '7-sinf' }]} />
      <Checkbox ref={collect} label="Roziman" />
    </>
  );
};
