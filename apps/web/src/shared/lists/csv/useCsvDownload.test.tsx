import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createScopeServices } from '../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { type CsvDownload, useCsvDownload } from './useCsvDownload.ts';

afterEach(() => vi.restoreAllMocks());

/** A page with an export whose rows come when the test says so. */
function openPage() {
  const shown = {} as { csv: CsvDownload };
  function Page() {
    const csv = useCsvDownload();
    useLayoutEffect(() => void Object.assign(shown, { csv }));
    return null;
  }
  const services = createScopeServices() as unknown as AppServices;
  const page = renderInPage(
    <AppServicesContext value={services}>
      <Page />
    </AppServicesContext>,
  );
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const onFailed = vi.fn();
  /** Begins an export; answers its signal and what ends its reading. */
  const start = () => {
    const read = {} as {
      resolve: (result: { rows: string[]; failure: null }) => void;
      reject: (reason: unknown) => void;
    };
    const promise = new Promise<{ rows: string[]; failure: null }>((resolve, reject) => {
      Object.assign(read, { resolve, reject });
    });
    let signal = new AbortController().signal;
    shown.csv.start<string>({
      things: 'کاربران',
      columns: [{ kind: 'text', head: 'نام', read: String }],
      read: (_, given) => {
        signal = given;
        return promise;
      },
      onFailed,
    });
    return { signal, ...read };
  };
  return { shown, start, saved, onFailed, close: () => page.show(null) };
}

it.each(['rows', 'failure', 'error'] as const)(
  'X-111: a canceled export makes no file and no failure of the %s that come later',
  async (end) => {
    const { shown, start, saved, onFailed } = openPage();
    const { signal, resolve, reject } = start();
    shown.csv.cancel();
    expect(signal.aborted).toBe(true);
    if (end === 'error') {
      reject(signal.reason);
    } else {
      const failure = end === 'failure' ? { kind: 'network' as const } : null;
      resolve({ rows: ['a'], failure: failure as null });
    }
    await expect.poll(() => shown.csv.progress).toBeNull();
    expect([saved.mock.calls, onFailed.mock.calls]).toEqual([[], []]);
  },
);

it('X-111: a second export ends the first one, and the end of the page ends both', async () => {
  const { start, close } = openPage();
  const first = start();
  const second = start();
  expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false]);
  close();
  await expect.poll(() => second.signal.aborted).toBe(true);
});
