import { afterEach, expect, it, vi } from 'vitest';
import { createConnection } from './draftDatabase.ts';
import { loadKey } from './draftKey.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('S01: a read of the key that the browser aborts rejects once, and no other rejection is unhandled', async () => {
  const unhandled: unknown[] = [];
  const remember = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    unhandled.push(event.reason);
  };
  globalThis.addEventListener('unhandledrejection', remember);
  const get = Reflect.get(IDBObjectStore.prototype, 'get');
  const failed = await createConnection().use(async (database) => {
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function abort(
      this: IDBObjectStore,
      key,
    ) {
      const request = get.call(this, key);
      this.transaction.abort();
      return request;
    });
    return loadKey(database, crypto.randomUUID(), null).then(
      () => false,
      () => true,
    );
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  globalThis.removeEventListener('unhandledrejection', remember);

  expect(failed).toBe(true);
  expect(unhandled).toEqual([]);
});
