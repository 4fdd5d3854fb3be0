import { afterEach, expect, it, vi } from 'vitest';
import { createFakePorts } from '../../../../testing/createFakePorts.ts';
import { createMemoryStorage } from '../../../../testing/memoryStorage.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { createDictation } from '../../workspace/createDictation.ts';
import { createListeningSettings } from '../../workspace/listeningSettings.ts';
import { useElapsed } from './useElapsed.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function Elapsed({ since }: { since: number }) {
  return <output>{Math.round(useElapsed({ elapsed: 0, liveSince: since }) / 1_000)}</output>;
}

it('C03: a change of the clock while dictating does not change the elapsed time', async () => {
  const ports = createFakePorts();
  const settings = createListeningSettings(createMemoryStorage());
  const dictation = createDictation({
    ports,
    settings,
    findDraft: (id) => ports.drafts.open(id),
    findEngine: () => null,
    onArchive: () => undefined,
    reportSound: () => undefined,
    signal: new AbortController().signal,
  });
  const { context } = dictation.getSnapshot();
  const since = context.now();
  const hour = 3_600_000;
  const real = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => real() + hour);
  const { host } = renderInPage(<Elapsed since={since} />);
  await vi.waitFor(() => expect(host.textContent).toBe('1'));

  expect(context.now() - since).toBeLessThan(hour);
});
