import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { ContactDialog } from './ContactDialog.tsx';
import type { ContactView } from './useContact.ts';

const command = () => undefined;
const code: ContactView['code'] = {
  secondsLeft: 90,
  over: false,
  canVerify: true,
  verifying: true,
  waiting: false,
  canResend: false,
  resending: false,
  resent: false,
  refusal: [],
  submit: command,
  resend: command,
};

const contact: ContactView = {
  kind: 'phone',
  value: '09127778899',
  open: true,
  busy: false,
  waiting: false,
  proving: true,
  verified: false,
  failure: null,
  code,
  begin: command,
  close: command,
  submit: command,
  correct: command,
};

const renderDialog = (changed: Partial<ContactView['code']>) => (
  <NevisaUi>
    <ContactDialog contact={{ ...contact, code: { ...code, ...changed } }} />
  </NevisaUi>
);

it('X-235: a code on its way to the server is not given up, because its contact may become that of the account', async () => {
  const { show } = renderInPage(renderDialog({}));
  const back = page.getByRole('button', { name: 'ویرایش نشانی' });
  await expect.element(back).toBeDisabled();
  show(renderDialog({ verifying: false }));
  await expect.element(back).toBeEnabled();
});

it('T30: the button of the code keeps the focus while the server asks to wait', async () => {
  const { show } = renderInPage(renderDialog({ verifying: false }));
  const confirm = page.getByRole('button', { name: 'تأیید کد' });
  confirm.element().focus();
  show(renderDialog({ verifying: false, waiting: true }));
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  await expect.element(confirm).toHaveFocus();
});

it('X-235: the field of the code takes the focus of the button that asked for another one', async () => {
  const over = { secondsLeft: 0, over: true, canVerify: false, verifying: false, canResend: true };
  const { show } = renderInPage(renderDialog({ ...over, resending: true }));
  page.getByRole('button', { name: 'در حال ارسال…' }).element().focus();
  show(renderDialog({ verifying: false, resent: true }));
  await expect.element(page.getByLabelText('کد تأیید')).toHaveFocus();
});

const refuse = (fields: Record<string, string[]>): ContactView['failure'] => ({
  kind: 'refused',
  status: 400,
  texts: ['the sentence'],
  fields,
  code: null,
  retryAfter: null,
});

it.each([
  ['of the contact is under its field', { phone: ['the sentence'] }, 'the sentence', 0],
  ['that names no field is an alert of the dialog', {}, '', 1],
])('X-235: a refusal %s', async (_, fields, described, alerts) => {
  renderInPage(
    <NevisaUi>
      <ContactDialog contact={{ ...contact, proving: false, failure: refuse(fields) }} />
    </NevisaUi>,
  );
  const field = page.getByLabelText('شمارهٔ همراه تازه');
  await expect.element(field).toHaveAccessibleDescription(described);
  await expect.element(field).toHaveValue(contact.value);
  expect(page.getByRole('alert').getByText('the sentence').elements()).toHaveLength(alerts);
});
