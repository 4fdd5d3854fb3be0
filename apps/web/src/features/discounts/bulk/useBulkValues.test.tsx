import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '@nevisa/api/types';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { makeBlankValues } from '../data/discountValues.ts';
import { type BulkValues, useBulkValues } from './useBulkValues.ts';

const first = makeBlankValues('2026-11-21');

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

/** A device on which the form of many codes is opened and left. */
function createDevice() {
  const storage = createMemoryStorage();
  const personal = { of: () => storage } as unknown as AppServices['personal'];
  return async () => {
    const page = {} as { typed: BulkValues };
    function Page({ isKept = true }: { isKept?: boolean }) {
      const typed = useBulkValues({ id: 1 } as User, first, isKept);
      useLayoutEffect(() => void Object.assign(page, { typed }));
      return null;
    }
    const root = createRoot(document.createElement('div'));
    const show = async (isKept: boolean) =>
      act(async () =>
        root.render(
          <AppServicesContext value={{ personal } as AppServices}>
            <Page isKept={isKept} />
          </AppServicesContext>,
        ),
      );
    await show(true);
    return {
      page,
      show,
      run: async (command: () => void) => act(async () => command()),
      leave: async () => act(async () => root.unmount()),
    };
  };
}

it('X-274: what is typed for many codes is on the device within a second, and put back', async () => {
  const open = createDevice();
  const before = await open();
  expect(before.page.typed.isTyped).toBe(false);
  await before.run(() => before.page.typed.change({ code: 'EXPO', value: '20' }));
  await before.run(() => before.page.typed.changeCount('۷۰'));
  vi.advanceTimersByTime(1_000);
  // The page is not left: the browser ends.
  const after = await open();
  expect(after.page.typed).toMatchObject({
    restored: true,
    count: '۷۰',
    values: { code: 'EXPO', value: '20' },
  });
});

it('X-274: a draft that was given up is gone', async () => {
  const open = createDevice();
  const before = await open();
  await before.run(() => before.page.typed.changeCount('5'));
  await before.run(() => before.page.typed.reset());
  expect(before.page.typed).toMatchObject({ count: '', values: first, isTyped: false, round: 1 });
  await before.leave();
  const after = await open();
  expect(after.page.typed.restored).toBe(false);
});

it('X-277: codes that were made leave no draft', async () => {
  const open = createDevice();
  const before = await open();
  await before.run(() => before.page.typed.changeCount('5'));
  await before.show(false);
  await before.run(() => before.page.typed.drop());
  await before.leave();
  const after = await open();
  expect(after.page.typed.count).toBe('');
});
