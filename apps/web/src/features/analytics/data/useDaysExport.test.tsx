import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { makeAnalytics } from '../analyticsTesting.ts';
import { useDaysExport } from './useDaysExport.ts';

/** A page with the figures of 29 and 30 Aban, whose server does not answer. */
function openPage() {
  const shown = {} as { days: ReturnType<typeof useDaysExport> };
  const exportAnalytics = vi.fn(
    async (_: unknown, __: { signal: AbortSignal }) => new Promise<never>(() => undefined),
  );
  const authStore = { createPartClient: () => ({ exportAnalytics }) };
  function Page() {
    const days = useDaysExport(makeAnalytics({}));
    useLayoutEffect(() => void Object.assign(shown, { days }));
    return null;
  }
  const { show } = renderInPage(
    <AppServicesContext value={{ authStore } as unknown as AppServices}>
      <Page />
    </AppServicesContext>,
  );
  return { shown, exportAnalytics, close: () => show(null) };
}

it('X-111, X-112: the file has the days of Tehran of the chosen period', () => {
  const { shown, exportAnalytics } = openPage();
  shown.days.save();
  expect(exportAnalytics.mock.calls.map(([days]) => days)).toEqual([
    { from: '2026-11-19T20:30:00Z', to: '2026-11-21T20:30:00Z' },
  ]);
});

it('X-111: the end of the page ends its export', async () => {
  const { shown, exportAnalytics, close } = openPage();
  shown.days.save();
  const signal = exportAnalytics.mock.calls[0]?.[1].signal;
  expect(signal?.aborted).toBe(false);
  close();
  await expect.poll(() => signal?.aborted).toBe(true);
});
