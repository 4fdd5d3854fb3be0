import type { CommandId } from '@nevisa/writing';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveDictation } from './useDictation.ts';
import { type SavedToast, useSavedToast } from './useSavedToast.ts';

/** A workspace whose history knows one document. */
function createWorkspace({ stores = true, isKept = true } = {}) {
  const voice = new Set<(command: CommandId) => void>();
  const workspace = {
    open: 'a',
    documentId: () => workspace.open,
    retention: { read: () => stores },
    sync: {
      getSnapshot: () => ({ context: { saved: { a: { historyId: 77, revision: 1 } } } }),
    },
    save: () => Promise.resolve(),
    dictation: { getSnapshot: () => ({ hasTag: () => !isKept }) },
    onVoiceCommand: (listener: (command: CommandId) => void) => {
      voice.add(listener);
      return () => voice.delete(listener);
    },
  };
  const speak = (command: CommandId) => voice.forEach((listener) => listener(command));
  return { workspace, speak };
}

let root: Root;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  root.unmount();
});

function mount({ workspace }: ReturnType<typeof createWorkspace>) {
  const onOpen = vi.fn<(id: unknown) => void>();
  const report = vi.fn<(saved: SavedToast) => void>();
  function Page(facts: Pick<LiveDictation, 'synced' | 'heard'>) {
    const dictation = { workspace: workspace as unknown as LiveDictation['workspace'], ...facts };
    const saved = useSavedToast(dictation, onOpen);
    useEffect(() => report(saved));
    return null;
  }
  const show = (
    synced: LiveDictation['synced'],
    heard: LiveDictation['heard'] = null,
  ): SavedToast => {
    flushSync(() => root.render(<Page synced={synced} heard={heard} />));
    return report.mock.lastCall?.[0] as SavedToast;
  };
  return { onOpen, show };
}

const listTexts = ({ toasts }: SavedToast) => toasts.shown().map(({ text }) => text);
const press = ({ toasts }: SavedToast) => toasts.shown()[0]?.action?.onPress();

describe('the toast of a save', () => {
  it('X-121: leads to the saved text in the history, once it is there', () => {
    const { show, onOpen } = mount(createWorkspace());
    const saved = show('local');
    saved.expect();
    expect(listTexts(show('syncing'))).toEqual([]);
    expect(listTexts(show('synced'))).toEqual(['در تاریخچه ذخیره شد']);
    press(saved);
    expect(onOpen.mock.calls).toEqual([[77]]);
  });

  it('X-121: does not speak of another text than the one that was asked for', () => {
    const place = createWorkspace();
    const { show } = mount(place);
    show('local').expect();
    place.workspace.open = 'b';
    show('syncing');
    expect(listTexts(show('synced'))).toEqual([]);
  });

  it('X-121: is not shown for a save that was not asked for', () => {
    const { show } = mount(createWorkspace());
    show('syncing');
    expect(listTexts(show('synced'))).toEqual([]);
  });

  it('X-121: does not lead away from a recording', () => {
    const { show } = mount(createWorkspace());
    show('local', 'hearing').expect();
    show('syncing', 'hearing');
    expect(show('synced', 'hearing').toasts.shown()[0]?.action).toBeUndefined();
  });

  it.each([
    [true, ['روی این دستگاه ذخیره شد']],
    [false, []],
  ])(
    'X-121, S11: of a text that stays here leads to the list, when the device has it: %s',
    async (isKept, texts) => {
      const place = createWorkspace({ stores: false, isKept });
      const { show, onOpen } = mount(place);
      const saved = show('local');
      place.speak('save');
      // The next task: all answers of the device have arrived by then.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      expect(listTexts(saved)).toEqual(texts);
      press(saved);
      expect(onOpen.mock.calls).toEqual(isKept ? [[null]] : []);
      // It was not sent, so a later save is not confirmed for it.
      show('syncing');
      expect(listTexts(show('synced'))).toEqual(texts);
    },
  );
});
