import type { StoredRecording } from '@nevisa/drafts';
import { expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { DeviceSound } from './deviceSound.ts';
import { useDeviceSound } from './useDeviceSound.ts';

const recording: StoredRecording = {
  recordingId: 'a',
  duration: 2_000,
  blob: new Blob(['x'], { type: 'audio/webm' }),
};

/** A text on a device that knows its sound by these ids. */
function open(knows: (documentId: string | null) => boolean) {
  const find = vi.fn((_: unknown, documentId: string | null) =>
    Promise.resolve(knows(documentId) ? [recording] : null),
  );
  const services = {
    sounds: { isSet: () => true },
    userScope: () => ({ get: () => ({ kept: { find } }) }),
  } as unknown as AppServices;
  const sounds: (DeviceSound | null | undefined)[] = [];
  function Text({ document }: { document: string | null }) {
    sounds.push(useDeviceSound(user, 'c1', document === null ? null : { client_id: document }));
    return null;
  }
  const render = (document: string | null) => (
    <AppServicesContext value={services}>
      <Text document={document} />
    </AppServicesContext>
  );
  const { show } = renderInPage(render(null));
  return { find, answer: () => show(render('one')), read: () => sounds.at(-1) };
}

const user = { id: 'sara' };

it('X-153: the recordings of this device are found without an answer of the server, and play on after it', async () => {
  const { find, answer, read } = open(() => true);
  await vi.waitFor(() => expect(read()?.duration).toBe(2));
  const sound = read();
  answer();
  expect([read(), find.mock.calls]).toEqual([sound, [['c1', null]]]);
});

it('X-153: recordings that are known by their document only are found with the answer of the server', async () => {
  const { answer, read } = open((documentId) => documentId === 'one');
  await vi.waitFor(() => expect(read()).toBeNull());
  answer();
  await vi.waitFor(() => expect(read()?.duration).toBe(2));
});
