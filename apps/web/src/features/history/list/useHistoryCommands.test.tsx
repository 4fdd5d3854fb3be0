import { createToastQueue } from '@nevisa/ui';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';
import { useHistoryCommands } from './useHistoryCommands.ts';

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
