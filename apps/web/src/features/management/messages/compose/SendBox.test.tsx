import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { SendBox } from './SendBox.tsx';
import type { Compose } from './useCompose.ts';

const send = vi.fn<Compose['send']>();

function renderBox(state: 'SCHEDULED' | 'DRAFT', ...tags: string[]) {
  const compose = {
    values: { way: 'now' },
    problems: {},
    now: 0,
    context: { saved: { state }, counted: { count: 3 }, sendCall: null, sendFailure: null },
    is: (tag: string) => ['counted', ...tags].includes(tag),
    send,
  } as unknown as Compose;
  return (
    <NevisaUi>
      <SendBox compose={compose} form="message" hasErrors={false} />
    </NevisaUi>
  );
}

it('X-290: the button that ends a schedule keeps the focus during the call, and as the button that saves the draft afterwards', async () => {
  const { show } = renderInPage(renderBox('SCHEDULED'));
  const cancel = page.getByRole('button', { name: 'لغو زمان‌بندی' });
  cancel.element().focus();
  show(renderBox('SCHEDULED', 'busy'));
  await expect.element(cancel).toHaveFocus();
  await expect.element(cancel).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  show(renderBox('DRAFT'));
  const save = page.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' });
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
});

it('X-288: the button that sends keeps the focus when the message can no longer be sent', async () => {
  const { show } = renderInPage(renderBox('DRAFT'));
  const main = page.getByRole('button', { name: 'ارسال', exact: true });
  main.element().focus();
  show(renderBox('DRAFT', 'gone'));
  await expect.element(main).toHaveFocus();
  await expect.element(main).toHaveAttribute('aria-disabled', 'true');
});
