import type { User } from '@nevisa/api/types';
import { expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createObservable } from '../../../shared/observable.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { noSounds } from '../../sounds/soundFacts.ts';
import { useDeviceRows } from '../data/useDeviceRows.ts';
import type { History } from '../data/useHistory.ts';
import { HistoryNotices } from './HistoryNotices.tsx';

const text = {
  documentId: 'one',
  title: null,
  text: 'متن این دستگاه',
  isPartial: false,
  words: 3,
  changedAt: 1,
  audioDuration: 0,
  state: 'kept',
  failure: null,
};
const user = { id: 'sara' } as User;

function List() {
  const device = useDeviceRows(user);
  const history = {
    device,
    retention: { off: false },
    page: { items: null, loadedAt: null },
    partly: false,
    view: { result: {} },
  } as unknown as History;
  return (
    <>
      <HistoryNotices history={history} />
      <p>{device.rows.map((row) => row.text).join()}</p>
    </>
  );
}

it('S08, X-121: the list says that a text is open in another window', async () => {
  const retention = { off: false };
  const device = { failed: 'elsewhere', isUnreadable: false };
  const page = { items: null, loadedAt: null };
  const history = { device, retention, page, partly: false, view: { result: {} } };
  const services = { soundFacts: createObservable(noSounds) } as unknown as AppServices;
  const { host } = renderInPage(
    <AppServicesContext value={services}>
      <HistoryNotices history={history as unknown as History} />
    </AppServicesContext>,
  );
  await expect.element(host).toMatchTextContent(addedText.openElsewhere);
});

it('X-121: texts of a device whose code does not load are said to be missing, and a further try shows them', async () => {
  const workspace = {
    texts: { list: () => Promise.resolve([text]) },
    sync: {
      getSnapshot: () => ({ context: { entries: [] } }),
      subscribe: () => ({ unsubscribe: () => undefined }),
    },
  };
  const keep = vi
    .fn<() => unknown>(() => workspace)
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  const services = {
    soundFacts: createObservable(noSounds),
    userScope: () => ({ keep }),
  } as unknown as AppServices;
  const { host } = renderInPage(
    <AppServicesContext value={services}>
      <List />
    </AppServicesContext>,
  );
  await vi.waitFor(() => expect(host.textContent).toContain(addedText.deviceTextsNotLoaded));
  host.querySelector('button')?.click();
  await vi.waitFor(() => expect(host.textContent).toBe(text.text));
});
