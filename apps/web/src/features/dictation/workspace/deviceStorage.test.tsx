import { createDrafts } from '@nevisa/drafts';
import { afterEach, expect, it, vi } from 'vitest';
import { openDeviceStorage } from './deviceStorage.ts';

const userId = crypto.randomUUID();

afterEach(async () => {
  vi.restoreAllMocks();
  await createDrafts(userId).destroyKey();
});

/** A browser that gives nothing of a store. */
function refuseStore(store: string) {
  const transaction = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')
    ?.value as (
    this: IDBDatabase,
    ...given: Parameters<IDBDatabase['transaction']>
  ) => IDBTransaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function open(
    this: IDBDatabase,
    names,
    ...rest
  ) {
    if ([names].flat().some((name) => name === store)) {
      throw new DOMException('no', 'UnknownError');
    }
    return transaction.call(this, names, ...rest);
  });
}

it.each(['texts', 'keys'])(
  'S10: a storage that does not give its %s is not taken for one without unsaved text, which a sign-out would delete',
  async (store) => {
    await createDrafts(userId)
      .open('one')
      .append([{ kind: 'text', entry: 'سلام' }]);
    const storage = openDeviceStorage(userId, null);
    refuseStore(store);
    await expect(storage.hasUnsaved()).rejects.toMatchObject({ reason: 'forbidden' });
    vi.restoreAllMocks();
    expect(await storage.hasUnsaved()).toBe(true);
  },
);
