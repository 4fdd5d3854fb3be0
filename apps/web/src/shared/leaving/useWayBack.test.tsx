import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../app/appServices.ts';
import { createLeaveGuards } from './leaveGuards.ts';
import { useWayBack } from './useWayBack.ts';

/** The page of an opened text, with words that would be lost or without. */
async function openPage(wouldLose: boolean) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const leaveGuards = createLeaveGuards();
  const wasHeld: boolean[] = [];
  const close = vi.fn<() => void>(() => void wasHeld.push(leaveGuards.holds()));
  const page = {} as { back: () => void };
  function Page() {
    const back = useWayBack({ close, wouldLose, record: 'id' });
    useLayoutEffect(() => void Object.assign(page, { back }));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/history?search=a&id=c-1']}>
        <AppServicesContext value={{ leaveGuards } as AppServices}>
          <Page />
        </AppServicesContext>
      </MemoryRouter>,
    ),
  );
  return {
    leaveGuards,
    close,
    wasHeld,
    run: async (press: () => void) => act(async () => press()),
    back: async () => act(async () => page.back()),
  };
}

it('X-115: a kept text is left at once', async () => {
  const { back, close, leaveGuards } = await openPage(false);
  await back();
  expect(close).toHaveBeenCalledOnce();
  expect(leaveGuards.question()).toBeNull();
});

it('X-115: words that nothing keeps ask first, and are left once, without a second question', async () => {
  const { back, run, close, wasHeld, leaveGuards } = await openPage(true);
  await back();
  expect(close).not.toHaveBeenCalled();
  await run(() => leaveGuards.question()?.leave());
  expect(close).toHaveBeenCalledOnce();
  expect(wasHeld).toEqual([false]);
});
