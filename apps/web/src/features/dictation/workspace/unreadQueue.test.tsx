import { expect, it, vi } from 'vitest';
import { DraftStorageError } from '@nevisa/drafts';
import { createMemoryDrafts } from '../../../testing/memoryDrafts.ts';
import { openDeviceStorage } from './deviceStorage.ts';
import { open, refusingHistory } from './workspaceTesting.ts';

it('S12: a text is not deleted while the device does not give the save queue', async () => {
  const { texts, type, ports } = await open(refusingHistory({ kind: 'network' }));
  type('متن');
  await texts.renew();
  const id = texts.previous() ?? '';
  const { saveQueue, drafts } = ports;
  vi.spyOn(saveQueue, 'countUnread').mockReturnValueOnce(0).mockReturnValueOnce(1);
  vi.spyOn(saveQueue, 'list').mockResolvedValueOnce([]);
  await expect(texts.remove(id)).rejects.toThrow('The browser stores nothing');
  const documentIds = [...(await drafts.list()), ...(await saveQueue.list())].map(
    ({ documentId }) => documentId,
  );
  expect(documentIds).toEqual([id, id]);
  await texts.remove(id);
  expect([await drafts.list(), await saveQueue.list()]).toEqual([[], []]);
});

it.each(['saveQueue', 'drafts'] as const)(
  'S12: the texts are not listed while the device does not give its %s',
  async (store) => {
    const { texts, type, ports } = await open(refusingHistory({ kind: 'network' }));
    type('متن');
    await texts.renew();
    vi.spyOn(ports[store], 'countUnread').mockReturnValueOnce(0).mockReturnValueOnce(1);
    vi.spyOn(ports[store], 'list').mockResolvedValueOnce([]);
    await expect(texts.list()).rejects.toThrow(DraftStorageError);
    expect((await texts.list()).map(({ text }) => text)).toEqual(['متن']);
  },
);

it('S12: a device that gives nothing does not say that it has no texts', async () => {
  const { ports } = await open(refusingHistory({ kind: 'network' }));
  vi.spyOn(ports.saveQueue, 'countUnread').mockReturnValueOnce(0).mockReturnValueOnce(1);
  const device = openDeviceStorage('sara', { ...ports, drafts: createMemoryDrafts() });
  await expect(device.hasTexts()).rejects.toThrow(DraftStorageError);
  expect(await device.hasTexts()).toBe(false);
});
