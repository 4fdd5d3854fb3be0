import type { User } from '@nevisa/api/types';
import { expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../app/appServices.ts';
import { createObservable } from '../../shared/observable.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { renderInPage } from '../../testing/renderInPage.ts';
import { noSounds, type SoundFacts } from './soundFacts.ts';
import { SoundNotice } from './SoundNotice.tsx';

it('X-153: a retry whose code does not load says so, and a further one tries the sound again', async () => {
  const retry = vi.fn(() => Promise.resolve());
  const get = vi
    .fn<() => unknown>(() => ({ retry }))
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  const statuses = new Map([['7', { kind: 'refused', why: 'format' } as const]]);
  const soundFacts = createObservable<SoundFacts>({ ...noSounds, statuses });
  const services = { soundFacts, userScope: () => ({ get }) } as unknown as AppServices;
  const { host } = renderInPage(
    <AppServicesContext value={services}>
      <SoundNotice user={{ id: 'sara' } as User} id={7} />
    </AppServicesContext>,
  );
  const press = () => host.querySelector('button')?.click();
  press();
  await vi.waitFor(() => expect(host.textContent).toContain(addedText.partNotLoaded));
  press();
  await vi.waitFor(() => expect(retry).toHaveBeenCalledWith(7));
  expect(host.textContent).not.toContain(addedText.partNotLoaded);
});
