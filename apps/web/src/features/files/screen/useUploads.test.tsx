import type { User } from '@nevisa/api/types';
import { expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { addedText } from '../../../shared/text/addedText.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { useUploads } from './useUploads.ts';

const view = { mode: 'leading', credit: null, options: {}, uploads: [] };
const queue = { view: () => view, subscribe: () => () => undefined };

function Files() {
  const uploads = useUploads({ id: 'sara' } as User);
  return uploads && 'the files';
}

it('X-180: files whose code does not load are named as missing, and a further try shows them', async () => {
  const keep = vi
    .fn<() => unknown>(() => queue)
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  const services = { userScope: () => ({ keep }) } as unknown as AppServices;
  const { host } = renderInPage(
    <AppServicesContext value={services}>
      <DialogBoundary>
        <Files />
      </DialogBoundary>
    </AppServicesContext>,
  );
  await vi.waitFor(() => expect(host.textContent).toContain(addedText.partNotLoaded));
  host.querySelector('button')?.click();
  await vi.waitFor(() => expect(host.textContent).toBe('the files'));
});
