import type { User } from '@nevisa/api/types';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../../../../packages/ui/src/testing/render.tsx';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createObservable } from '../../../shared/observable.ts';
import type { UploadQueueView, UploadView } from '../upload/uploadQueueView.ts';
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

it('X-190, X-192: renders for the end of a file, and not while its bytes are sent', async () => {
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
  render(
    <AppServicesContext value={services}>
      <MemoryRouter>
        <Profiler
          id="ends"
          onRender={() => {
            renders += 1;
          }}
        >
          <UploadEnds user={user} path="/" />
        </Profiler>
      </MemoryRouter>
    </AppServicesContext>,
  );
  await expect.poll(() => isOpened).toBe(true);
  const before = renders;
  for (let sent = 1; sent <= 50; sent += 1) {
    view.write({ ...view.read(), uploads: [sending(sent)] });
  }
  // A render that was asked for would come before the next frame ends.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  expect(renders).toBe(before);
  view.write({ ...view.read(), uploads: [done] });
  await expect.element(page.getByText(/مصاحبه/)).toBeVisible();
  expect(renders).toBeLessThanOrEqual(before + 3);
});
