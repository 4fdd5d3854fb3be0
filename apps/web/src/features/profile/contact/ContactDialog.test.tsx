import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { ContactDialog } from './ContactDialog.tsx';
import type { ContactView } from './useContact.ts';

const command = () => undefined;
const code: ContactView['code'] = {
  secondsLeft: 90,
  over: false,
  canVerify: false,
  verifying: true,
  canResend: false,
  resending: false,
  resent: false,
  refusal: [],
  submit: command,
  resend: command,
};

it('X-235: a code on its way to the server is not given up, because its contact may become that of the account', async () => {
  const correct = vi.fn();
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
    correct,
  };
  const { show } = renderInPage(
    <NevisaUi>
      <ContactDialog contact={contact} />
    </NevisaUi>,
  );
  const back = page.getByRole('button', { name: 'ویرایش نشانی' });
  await expect.element(back).toBeDisabled();
  show(
    <NevisaUi>
      <ContactDialog contact={{ ...contact, code: { ...code, verifying: false } }} />
    </NevisaUi>,
  );
  await expect.element(back).toBeEnabled();
});
