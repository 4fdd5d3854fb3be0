import { createToastQueue, NevisaUi } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createListQueries } from '../../../shared/lists/listQueries.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { AdminMessages } from './data/useMessages.ts';
import OpenedMessage from './OpenedMessage.tsx';
import { makeAdminMessage } from './testing/makeAdminMessage.ts';

/** Opens a message that was sent. */
function openSent() {
  const message = makeAdminMessage({ state: 'SENT', sent_at: '2026-11-21T10:35:00Z' });
  const list = { open: vi.fn(), close: vi.fn() };
  const bulk = { send: vi.fn() };
  const queries = new QueryClient();
  const client = { reportAdminMessage: async () => new Promise(() => undefined) };
  const member = { bulk, client, read: async () => ({ ok: true, answer: message }) };
  const get = (create: unknown) => (create === createListQueries ? queries : { read: () => null });
  const services = { userScope: () => ({ get }) } as unknown as AppServices;
  const messages = { user: { id: 1 }, list, member } as unknown as AdminMessages;
  renderInPage(
    <AppServicesContext value={services}>
      <MemoryRouter>
        <NevisaUi>
          <OpenedMessage record="m-1" messages={messages} toasts={createToastQueue()} />
        </NevisaUi>
      </MemoryRouter>
    </AppServicesContext>,
  );
  return { list, bulk };
}

it('X-290: a sent message that is to be taken back is asked about, and is not deleted', async () => {
  const { bulk } = openSent();
  await page.getByRole('button', { name: 'بازپس‌گیری پیام' }).click();
  expect(bulk.send.mock.calls).toEqual([
    [{ type: 'bulk.requested', action: { kind: 'retract', ids: ['m-1'], asks: true } }],
  ]);
});

it('X-290: a sent message opens a new one that is like it, and closes to the list', async () => {
  const { list } = openSent();
  await page.getByRole('button', { name: 'ساخت پیام مشابه' }).click();
  expect(list.open.mock.calls).toEqual([['copy-m-1']]);
  await page.getByRole('button', { name: 'بازگشت به پیام‌ها' }).click();
  expect(list.close).toHaveBeenCalledOnce();
});
