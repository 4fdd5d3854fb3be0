import { emptyMessage } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { present } from '../testing/makeAdminMessage.ts';
import { SendDialog } from './SendDialog.tsx';
import type { Compose } from './useCompose.ts';

const later = { way: 'later', sendDay: '2026-11-23', sendClock: '09:00' } as const;

const ask = (asked: number, values: object = {}) => {
  const compose = {
    context: { asked, recounted: false },
    values: { ...emptyMessage, ...values },
    is: (tag: string) => tag === 'asking',
    send: () => undefined,
    now: present,
  } as unknown as Compose;
  return (
    <NevisaUi>
      <SendDialog compose={compose} />
    </NevisaUi>
  );
};

const button = (name: string) => page.getByRole('button', { name });

describe('the question before a message is sent', () => {
  it('X-289: names the time of a scheduled message, and does not send it at once', async () => {
    renderInPage(ask(12, later));
    await expect.element(button('زمان‌بندی برای ۱۲ نفر')).toBeVisible();
    await expect.element(page.getByText(/۲ آذر ۱۴۰۵، ساعت ۰۹:۰۰/)).toBeVisible();
  });

  it('X-288: with another number begins at cancel again', async () => {
    const { show } = renderInPage(ask(12));
    const send = button('ارسال برای ۱۲ نفر');
    await expect.element(button('انصراف')).toHaveFocus();
    (send.element() as HTMLElement).focus();
    show(ask(13));
    await expect.element(button('ارسال برای ۱۳ نفر')).toBeVisible();
    await expect.element(button('انصراف')).toHaveFocus();
  });
});
