import type { User } from '@nevisa/api/types';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../app/appServices.ts';
import { createObservable } from '../../shared/observable.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { noSounds, type SoundFacts } from './soundFacts.ts';
import { SoundNotice } from './SoundNotice.tsx';

it('X-153: a retry whose code does not load says so, and a further one tries the sound again', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const retry = vi.fn(() => Promise.resolve());
  const get = vi
    .fn<() => unknown>(() => ({ retry }))
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  const statuses = new Map([['7', { kind: 'refused', why: 'format' } as const]]);
  const soundFacts = createObservable<SoundFacts>({ ...noSounds, statuses });
  const services = { soundFacts, userScope: () => ({ get }) } as unknown as AppServices;
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
        <SoundNotice user={{ id: 'sara' } as User} id={7} />
      </AppServicesContext>,
    ),
  );
  const press = () => act(async () => page.querySelector('button')?.click());
  await press();
  await vi.waitFor(() => expect(page.textContent).toContain(addedText.partNotLoaded));
  await press();
  await vi.waitFor(() => expect(retry).toHaveBeenCalledWith(7));
  expect(page.textContent).not.toContain(addedText.partNotLoaded);
});
