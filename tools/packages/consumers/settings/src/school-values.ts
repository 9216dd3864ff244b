/** Errors by the name of the field. */
export type SchoolErrors = Readonly<Partial<Record<string, string>>>;

const required: Readonly<Record<string, string>> = {
  name: 'Maktab nomini kiriting.',
  region: 'Viloyatni tanlang.',
  phone: 'Telefon raqamini kiriting.',
  email: 'Elektron pochtani kiriting.',
  start: 'Oʻquv yili boshlanadigan kunni kiriting.',
  end: 'Oʻquv yili tugaydigan kunni kiriting.',
  shift: 'Smenani tanlang.',
};

/** Checks the values of the form. */
export function checkSchool(data: FormData): SchoolErrors {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const errors: Record<string, string> = {};
  for (const [name, error] of Object.entries(required)) if (!text(name)) errors[name] = error;
  if (text('email') && !/^\S+@\S+\.\S+$/.test(text('email')))
    errors['email'] = 'Elektron pochta manzilini toʻliq yozing, masalan: maktab@example.uz.';
  if (text('phone') && text('phone').replace(/\D/g, '').length !== 12)
    errors['phone'] = 'Raqamni toʻliq kiriting: +998 bilan 12 ta raqam.';
  if (text('start') && text('end') && text('start') >= text('end'))
    errors['end'] = 'Oʻquv yili boshlanganidan keyin tugashi kerak.';
  if (data.getAll('languages').length === 0) errors['languages'] = 'Kamida bitta tilni tanlang.';
  const code = text('code');
  if (code && code.length < 8) errors['code'] = 'Kod kamida 8 ta belgidan iborat boʻlsin.';
  if (!data.has('consent')) errors['consent'] = 'Saqlash uchun rozilik kerak.';
  return errors;
}
