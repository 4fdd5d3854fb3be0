import type { Conversation } from '@nevisa/api/types';
import { createToastQueue } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { historyKey } from '../data/historyCache.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';
import { type HistoryCommands, useHistoryCommands } from './useHistoryCommands.ts';

const answer = { text: 'server', segments: [], speakers: [] };
const client = { retrieveHistory: () => Promise.resolve({ ok: true, answer }) };
const services = { authStore: { client: () => client } } as unknown as AppServices;
const history = { member: {}, list: {}, device: {}, retention: {} } as unknown as History;
const toasts = createToastQueue();

function CopyButton({ item }: { item: Partial<HistoryItem> }) {
  const { copy } = useHistoryCommands(history, toasts);
  return (
    <button type="button" onClick={() => copy(item as HistoryItem)}>
      Copy
    </button>
  );
}

/** What a press on copy gives the clipboard, where the server has the words "server". */
async function copyItem(item: Partial<HistoryItem>): Promise<string> {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const { host } = renderInPage(
    <MemoryRouter>
      <AppServicesContext value={services}>
        <CopyButton item={item} />
      </AppServicesContext>
    </MemoryRouter>,
  );
  host.querySelector('button')?.click();
  await vi.waitFor(() => expect(write).toHaveBeenCalled());
  const copied = await write.mock.lastCall?.[0][0]?.getType('text/plain');
  write.mockRestore();
  return copied?.text() ?? '';
}

it('X-133, X-121: a text with newer words on this device is copied as its row shows it', async () => {
  const server = { id: 1 } as HistoryItem['server'];
  const device = { text: 'device', isPartial: false } as HistoryItem['device'];
  expect(await copyItem({ server, device })).toBe('device');
  expect(await copyItem({ server, device: null })).toBe('server');
});

it('X-128: two presses begin one conversion, whose state is in the list at once', async () => {
  let answer: (outcome: object) => void = () => undefined;
  const retryHistory = vi.fn(
    () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
  );
  const queries = new QueryClient();
  const row = { id: 7, status: 'FAILED', progress: null, revision: 2 };
  queries.setQueryData([historyKey, {}], { count: 1, results: [row] });
  await pressTwice({ client: { retryHistory }, queries }, ({ retry }) => {
    retry(row as Conversation);
  });
  answer({ ok: true, answer: { status: 'PENDING', progress: null, revision: 3 } });
  await vi.waitFor(() =>
    expect(queries.getQueryData([historyKey, {}])).toMatchObject({
      results: [{ id: 7, status: 'PENDING', revision: 3 }],
    }),
  );
  expect(retryHistory.mock.calls).toEqual([[{ id: 7 }]]);
});

it('X-133: a message says that the text was copied', async () => {
  toasts.shown().forEach(({ id }) => toasts.dismiss(id));
  expect(toasts.shown()).toEqual([]);
  await copyItem({ server: { id: 1 } as HistoryItem['server'], device: null });
  await expect.poll(() => toasts.shown().at(-1)?.text).toBe('کپی شد');
});

it('X-133: the title of a copy is no longer than the server allows', async () => {
  const make = vi.fn((..._: unknown[]) => new Promise<never>(() => undefined));
  await pressTwice({ queries: new QueryClient(), copies: { make } }, ({ duplicate }) => {
    duplicate?.({ id: 7, revision: 2 } as Conversation);
  });
  const work = make.mock.lastCall?.[2] as { nameCopy: (title: string) => string } | undefined;
  const nameCopy = (title: string) => work?.nameCopy(title) ?? '';
  expect(nameCopy('جلسه')).toContain('جلسه');
  expect(Array.from(nameCopy('😀'.repeat(300)))).toHaveLength(200);
});

it('X-133: two presses make one copy', async () => {
  const make = vi.fn(() => new Promise<never>(() => undefined));
  await pressTwice({ queries: new QueryClient(), copies: { make } }, ({ duplicate }) => {
    duplicate?.({ id: 7, revision: 2 } as Conversation);
  });
  expect(make).toHaveBeenCalledOnce();
});

interface Pressed {
  client?: object;
  queries: QueryClient;
  copies?: object;
}

/** Presses a button twice whose press carries out a command. */
async function pressTwice(
  { client: calls = {}, ...member }: Pressed,
  carryOut: (commands: HistoryCommands) => void,
): Promise<void> {
  const ports = { authStore: { client: () => calls } } as unknown as AppServices;
  const list = { ...history, member } as unknown as History;
  function Button() {
    const commands = useHistoryCommands(list, toasts);
    return (
      <button type="button" onClick={() => carryOut(commands)}>
        Press
      </button>
    );
  }
  const { host } = renderInPage(
    <MemoryRouter>
      <AppServicesContext value={ports}>
        <Button />
      </AppServicesContext>
    </MemoryRouter>,
  );
  host.querySelector('button')?.click();
  await Promise.resolve();
  host.querySelector('button')?.click();
}
