import { expect, it, vi } from 'vitest';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';
import { useDeviceTexts } from './useDeviceTexts.ts';

it('S12: texts that the device gives at a later read are shown', async () => {
  let entries: readonly unknown[] = [];
  let report: (state: { context: { entries: readonly unknown[] } }) => void = () => undefined;
  const list = vi.fn().mockRejectedValueOnce(new Error('no read')).mockResolvedValue([]);
  const workspace = {
    texts: { list },
    sync: {
      getSnapshot: () => ({ context: { entries } }),
      subscribe: (listener: typeof report) => {
        report = listener;
        return { unsubscribe: () => undefined };
      },
    },
  } as unknown as DictationWorkspace;
  function List() {
    const { texts, isUnreadable } = useDeviceTexts(workspace);
    return <p>{isUnreadable ? 'unreadable' : `${texts?.length ?? 'no'} texts`}</p>;
  }
  const { host } = renderInPage(<List />);
  await vi.waitFor(() => expect(host.textContent).toBe('unreadable'));
  entries = [{}];
  report({ context: { entries } });
  await vi.waitFor(() => expect(host.textContent).toBe('0 texts'));
});
