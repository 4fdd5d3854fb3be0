import { expect, it, vi } from 'vitest';
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
