import type { User } from '@nevisa/api/types';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { addedText } from '../../../shared/text/addedText.ts';
import { useUploads } from './useUploads.ts';

const view = { mode: 'leading', credit: null, options: {}, uploads: [] };
const queue = { view: () => view, subscribe: () => () => undefined };

function Files() {
  const uploads = useUploads({ id: 'sara' } as User);
  return uploads && 'the files';
}

it('X-180: files whose code does not load are named as missing, and a further try shows them', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const keep = vi
    .fn<() => unknown>(() => queue)
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  const services = { userScope: () => ({ keep }) } as unknown as AppServices;
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  await act(async () =>
    root.render(
      <AppServicesContext value={services}>
        <DialogBoundary>
          <Files />
        </DialogBoundary>
      </AppServicesContext>,
    ),
  );
  await vi.waitFor(() => expect(page.textContent).toContain(addedText.partNotLoaded));
  await act(async () => page.querySelector('button')?.click());
  await vi.waitFor(() => expect(page.textContent).toBe('the files'));
});
