import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { BulkKind } from '../data/messageBulks.ts';
import type { AdminMessages } from '../data/useMessages.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** Opens the question before something is done with two messages. */
function ask(kind: BulkKind) {
  const send = vi.fn();
  const messages = {
    asking: true,
    working: false,
    bulk: { action: { kind, ids: ['m-1', 'm-2'], asks: true } },
    member: { bulk: { send } },
  } as unknown as AdminMessages;
  renderInPage(
    <NevisaUi>
      <BulkDialog messages={messages} />
    </NevisaUi>,
  );
  return send;
}

it.each([
  [
    'cancel',
    'لغو زمان‌بندی ۲ پیام',
    'لغو زمان‌بندی ۲ پیام',
    'این پیام‌ها به پیش‌نویس‌ها برمی‌گردند و ارسال نمی‌شوند.',
  ],
  ['retract', 'بازپس‌گیری ۲ پیام', 'بازپس‌گیری ۲ پیام', 'پیام از فهرست همهٔ گیرندگان برداشته می‌شود.'],
  [
    'delete',
    'حذف ۲ پیام',
    'حذف ۲ پیش‌نویس',
    'این پیام‌ها هنوز ارسال نشده‌اند و برای همیشه حذف می‌شوند.',
  ],
] as const)(
  'X-290: the question before «%s» says what comes of it, and its button does it',
  async (kind, title, button, text) => {
    const send = ask(kind);
    const dialog = page.getByRole('alertdialog', { name: title });
    await expect.element(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('button', { name: button }).click();
    expect(send.mock.calls).toEqual([[{ type: 'bulk.confirmed' }]]);
  },
);

it('X-290: the cancel button has the focus, and takes nothing back', async () => {
  const send = ask('retract');
  const cancel = page.getByRole('button', { name: 'انصراف' });
  await expect.element(cancel).toHaveFocus();
  await cancel.click();
  expect(send.mock.calls).toEqual([[{ type: 'bulk.canceled' }]]);
});
