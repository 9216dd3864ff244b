import { Checkbox, PasswordField, PhoneField, Select, TextArea, TextField, uzbekPhone } from '@zarra/ui-kit';
import { useEffect, useRef } from 'react';

/** Every field whose element a form library asks for; React 18 gives no `ref` to those that do not forward it. */
export const Fields = () => {
  const held = useRef(new Set<Element>());
  const hold = (element: Element | null) => void (element && held.current.add(element));
  useEffect(() => {
    const fields = [...document.querySelectorAll('input, select, textarea')];
    for (const field of fields.filter((each) => !held.current.has(each)))
      console.error(`${field.id} gives no ref`);
  }, []);
  return (
    <>
      <TextField ref={hold} label="Ismingiz" />
      <PasswordField
        ref={hold}
        label="Parol"
        autoComplete="new-password"
        toggleLabels={{ show: 'Parolni koʻrsatish', hide: 'Parolni yashirish' }}
      />
      <PhoneField ref={hold} label="Telefon" format={uzbekPhone} />
      <TextArea ref={hold} label="Izoh" />
      <Select ref={hold} label="Sinf" options={[{ value: '7', label: '7-sinf' }]} />
      <Checkbox ref={hold} label="Roziman" />
    </>
  );
};
