import type { CommandId } from '@nevisa/writing';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from '../../../../shared/createEmitter.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { LiveDictation } from './useDictation.ts';
import { type SavedToast, useSavedToast } from './useSavedToast.ts';

/** A workspace whose history knows one document. */
function createWorkspace({ stores = true, isKept = true } = {}) {
  const voice = createEmitter<CommandId>();
  const saved = createEmitter();
  const workspace = {
    open: 'a',
    documentId: () => workspace.open,
    retention: { read: () => stores },
    sync: {
      getSnapshot: () => ({ context: { saved: { a: { historyId: 77, revision: 1 } } } }),
    },
    save: () => Promise.resolve(),
    dictation: { getSnapshot: () => ({ hasTag: () => !isKept }) },
    onVoiceCommand: voice.subscribe,
    onSaved: saved.subscribe,
  };
  return { workspace, speak: voice.emit, save: saved.emit };
}

function mount({ workspace }: ReturnType<typeof createWorkspace>) {
  const onOpen = vi.fn<(id: unknown) => void>();
  const report = vi.fn<(saved: SavedToast) => void>();
  function Page({ heard }: Pick<LiveDictation, 'heard'>) {
    const dictation = { workspace: workspace as unknown as LiveDictation['workspace'], heard };
    const saved = useSavedToast(dictation, onOpen);
    useEffect(() => report(saved));
    return null;
  }
  const page = renderInPage(null);
  const show = (heard: LiveDictation['heard'] = null): SavedToast => {
    page.show(<Page heard={heard} />);
    return report.mock.lastCall?.[0] as SavedToast;
  };
  return { onOpen, show };
}

const listTexts = ({ toasts }: SavedToast) => toasts.shown().map(({ text }) => text);
const press = ({ toasts }: SavedToast) => toasts.shown()[0]?.action?.onPress();

describe('the toast of a save', () => {
  it('X-121: leads to the saved text in the history, once it is there', () => {
    const place = createWorkspace();
    const { show, onOpen } = mount(place);
    const saved = show();
    saved.expect();
    expect(listTexts(saved)).toEqual([]);
    place.save();
    expect(listTexts(saved)).toEqual(['در تاریخچه ذخیره شد']);
    press(saved);
    expect(onOpen.mock.calls).toEqual([[77]]);
    place.save();
    expect(listTexts(saved)).toHaveLength(1);
  });

  it('X-121: the toast does not report the save of another text than the requested one', () => {
    const place = createWorkspace();
    const saved = mount(place).show();
    saved.expect();
    place.workspace.open = 'b';
    place.save();
    expect(listTexts(saved)).toEqual([]);
  });

  it('X-121: is not shown for a save that was not asked for', () => {
    const place = createWorkspace();
    const saved = mount(place).show();
    place.save();
    expect(listTexts(saved)).toEqual([]);
  });

  it('X-121: does not lead away from a recording', () => {
    const place = createWorkspace();
    const { show } = mount(place);
    show('hearing').expect();
    place.save();
    const [toast] = show('hearing').toasts.shown();
    expect(toast?.text).toBe('در تاریخچه ذخیره شد');
    expect(toast?.action).toBeUndefined();
  });

  it.each([
    [true, ['روی این دستگاه ذخیره شد']],
    [false, []],
  ])(
    'X-121, S11: of a text that stays here leads to the list, when the device has it: %s',
    async (isKept, texts) => {
      const place = createWorkspace({ stores: false, isKept });
      const { show, onOpen } = mount(place);
      const saved = show();
      place.speak('save');
      // The next task: all answers of the device have arrived by then.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      expect(listTexts(saved)).toEqual(texts);
      press(saved);
      expect(onOpen.mock.calls).toEqual(isKept ? [[null]] : []);
      // It was not sent, so a later save is not confirmed for it.
      place.save();
      expect(listTexts(saved)).toEqual(texts);
    },
  );
});
