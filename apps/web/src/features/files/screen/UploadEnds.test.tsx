import type { User } from '@nevisa/api/types';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../../../../packages/ui/src/testing/render.tsx';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createObservable } from '../../../shared/observable.ts';
import type { UploadQueueView, UploadView } from '../upload/uploadQueueView.ts';
import { pretendNotifications } from '../testing/pretendNotifications.ts';
import { UploadEnds } from './UploadEnds.tsx';

const user = { id: 7 } as User;

const sending = (sent: number) =>
  ({
    id: 'a',
    file: { name: 'مصاحبه.mp3', size: 100, lastModified: 0 },
    tags: ['sending'],
    report: null,
    progress: { sent, speed: null, timeLeft: null },
  }) as unknown as UploadView;

const done = {
  ...sending(100),
  tags: ['done'],
  report: { state: 'done', historyId: 12 },
} as unknown as UploadView;

/** The news on a page of the app, over a queue that sends one file. */
async function openNews(path: string) {
  const view = createObservable({ uploads: [sending(0)] } as unknown as UploadQueueView);
  let isOpened = false;
  const queue = {
    view: view.read,
    subscribe: (listener: () => void) => {
      isOpened = true;
      return view.subscribe(listener);
    },
  };
  const services = { userScope: () => ({ keep: () => queue }) } as unknown as AppServices;
  let renders = 0;
  const { container, unmount } = render(
    <AppServicesContext value={services}>
      <MemoryRouter>
        <Profiler
          id="ends"
          onRender={() => {
            renders += 1;
          }}
        >
          <UploadEnds user={user} path={path} />
        </Profiler>
      </MemoryRouter>
    </AppServicesContext>,
  );
  await expect.poll(() => isOpened).toBe(true);
  return {
    container,
    leave: unmount,
    renders: () => renders,
    show: (upload: UploadView) => view.write({ ...view.read(), uploads: [upload] }),
  };
}

it('X-190, X-192: renders for the end of a file, and not while its bytes are sent', async () => {
  const { renders, show } = await openNews('/');
  const before = renders();
  for (let sent = 1; sent <= 50; sent += 1) {
    show(sending(sent));
  }
  // A render that was asked for would come before the next frame ends.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  expect(renders()).toBe(before);
  show(done);
  await expect.element(page.getByText(/مصاحبه/)).toBeVisible();
  expect(renders()).toBeLessThanOrEqual(before + 3);
});

it('X-192: a ready text is said with a link that opens it, and is closed by a press', async () => {
  const { container, show } = await openNews('/');
  show(done);
  const link = page.getByRole('link', { name: 'باز کردن' });
  await expect.element(link).toHaveAttribute('href', '/nevisa-history?id=12');
  container.querySelector('button')?.click();
  await expect.poll(() => container.querySelector('a')).toBeNull();
});

it.each(['/', '/nevisa-history'])(
  'X-192: the system notifies of a ready text when the page %s is hidden',
  async (path) => {
    const shown = pretendNotifications();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    onTestFinished(() => {
      vi.unstubAllGlobals();
      hidden.mockRestore();
    });
    const { container, show } = await openNews(path);
    show(done);
    await expect
      .poll(() => shown.map(({ options }) => options.body))
      .toEqual([expect.stringContaining('مصاحبه')]);
    // On the history a toast says it.
    expect(container.querySelector('a') === null).toBe(path === '/nevisa-history');
  },
);

it('X-192: a page holds the lock of seen pages only while it is visible', async () => {
  const countHeld = async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name === 'nevisa-seen.7').length;
  };
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  onTestFinished(() => hidden.mockRestore());
  const { leave } = await openNews('/');
  await expect.poll(countHeld).toBe(1);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(countHeld).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(countHeld).toBe(1);
  leave();
  await expect.poll(countHeld).toBe(0);
});
