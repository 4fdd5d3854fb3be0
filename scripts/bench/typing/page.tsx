import { Button, Form, type FormErrors, NevisaUi, NumberField, TextField } from '@nevisa/ui';
import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { admitEmptyMarkup } from '../../../apps/web/src/shared/security/defaultPolicy.ts';
import '../../../packages/ui/src/tokens/themeSheet.gen.css';

/** What is typed into: ours, a bare input, and a form whose every letter goes through React. */
export type Contestant = 'TextField' | 'NumberField' | 'Form' | 'bare' | 'controlled';

declare global {
  /** Shows one of them with the caret in its first field. */
  var showField: (contestant: Contestant) => void;
  /** The value of the field, which proves that the keys arrived. */
  var typed: () => string;
  var benchReady: true;
}

admitEmptyMarkup();
const errors: FormErrors = { family: 'نام خانوادگی را بنویسید' };
const names = ['name', 'family', 'phone', 'email', 'city'];
const place = document.body.appendChild(document.createElement('div'));
let root: Root | null = null;

const pages: Record<Contestant, ReactNode> = {
  TextField: <TextField label="نام" name="name" />,
  NumberField: <NumberField label="تعداد" name="count" />,
  Form: (
    <Form errors={errors}>
      {names.map((name) => (
        <TextField key={name} label={name} name={name} error={errors[name]} />
      ))}
      <Button type="submit">ثبت</Button>
    </Form>
  ),
  bare: <input aria-label="نام" name="name" />,
  controlled: <Controlled />,
};

globalThis.showField = (contestant) => {
  root?.unmount();
  root = createRoot(place);
  flushSync(() => root?.render(<NevisaUi>{pages[contestant]}</NevisaUi>));
  field().focus();
};
globalThis.typed = () => field().value;
globalThis.benchReady = true;

function field(): HTMLInputElement {
  const input = place.querySelector<HTMLInputElement>('input:not([type="hidden"])');
  if (input === null) {
    throw new Error('There is no field to type into: show one first.');
  }
  return input;
}

// The same fields as the form above, as many forms hold them: one state for all.
function Controlled() {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <form>
      {names.map((name) => (
        <TextField
          key={name}
          label={name}
          value={values[name] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setValues((before) => ({ ...before, [name]: value }))
          }
        />
      ))}
      <Button type="submit">ثبت</Button>
    </form>
  );
}
