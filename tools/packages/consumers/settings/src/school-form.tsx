import { Alert, AlertDialog, Button, Inline, Stack, Tooltip, useSubmission, useToast } from '@zarra/ui-kit';
import { useRef, useState, type SyntheticEvent } from 'react';
import { AccessFields, SchoolFields, TestFields, YearFields } from './school-fields.js';
import { checkSchool, type SchoolErrors } from './school-values.js';

const NOTHING: SchoolErrors = {};

/** Focuses the first field with an error, in the order of the page. */
function focusFirst(form: HTMLFormElement | null, errors: SchoolErrors) {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const invalid = fields.find(({ name, form: owner, type }) => owner && type !== 'hidden' && errors[name]);
  (invalid ?? form?.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
}

/** A form of 30 controls with validation, a confirmed reset and a destructive action. */
export function SchoolForm() {
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const [errors, setErrors] = useState(NOTHING);
  const [asked, setAsked] = useState<'reset' | 'delete'>();
  const { phase, submit } = useSubmission({
    // A real application sends the values to its server here.
    submit: (data: FormData) => Promise.resolve(data),
    onSuccess: () => toast.success('Sozlamalar saqlandi.'),
    toError: () => undefined,
    repeatable: true,
  });

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = checkSchool(data);
    setErrors(found);
    if (Object.keys(found).length === 0) return submit(data);
    // The fields get their errors with the next frame.
    requestAnimationFrame(() => focusFirst(form.current, found));
    return undefined;
  };
  const close = () => setAsked(undefined);
  const reset = () => {
    form.current?.reset();
    setErrors(NOTHING);
    close();
  };
  const count = Object.keys(errors).length;

  return (
    <Stack as="form" ref={form} gap="xl" noValidate aria-label="Maktab sozlamalari" onSubmit={save}>
      {count > 0 && (
        <Alert tone="error" role="alert" title={`${count} ta maydonni tuzating`}>
          Kiritilgan maʼlumotlar saqlanib turibdi.
        </Alert>
      )}
      <SchoolFields errors={errors} />
      <YearFields errors={errors} />
      <TestFields errors={errors} />
      <AccessFields errors={errors} />
      <Inline justify="between">
        <Inline>
          <Button type="submit" variant="primary" busy={phase === 'submitting'} busyLabel="Saqlanmoqda…">
            Saqlash
          </Button>
          <Button onClick={() => setAsked('reset')}>Bekor qilish</Button>
        </Inline>
        <Tooltip text="Avval tasdiqlash soʻraladi.">
          <Button variant="danger" onClick={() => setAsked('delete')}>
            Maktabni oʻchirish
          </Button>
        </Tooltip>
      </Inline>
      <AlertDialog
        open={asked === 'reset'}
        title="Oʻzgarishlar bekor qilinsinmi?"
        confirmLabel="Bekor qilish"
        cancelLabel="Tahrirga qaytish"
        onConfirm={reset}
        onCancel={close}
      >
        Saqlanmagan maʼlumotlar yoʻqoladi.
      </AlertDialog>
      <AlertDialog
        open={asked === 'delete'}
        title="Maktab oʻchirilsinmi?"
        confirmLabel="Maktabni oʻchirish"
        danger
        onConfirm={() => {
          close();
          toast.info('Bu namuna: hech narsa oʻchirilmadi.');
        }}
        onCancel={close}
      >
        Barcha sinflar, oʻquvchilar va natijalar oʻchiriladi. Ularni tiklab boʻlmaydi.
      </AlertDialog>
    </Stack>
  );
}
