import type { ConversationText } from '@nevisa/machines';
import { readSegments } from '@nevisa/transcript';
import { createEditedTexts } from '@nevisa/drafts';
import { describe, expect, it, vi } from 'vitest';
import { OpenedText } from './openedText.ts';
import { DeviceLog } from './testing/conversationTab.ts';
import { textRules } from './textRules.ts';

function createText(count: number): ConversationText {
  const segments = Array.from({ length: count }, (_, at) => ({
    segment_id: `s${at}`,
    text: `جملهٔ ${at}\n`,
    start: at,
    end: at + 1,
    words: [],
    speaker: null,
    is_edited: false,
  }));
  return { title: 'جلسه', speakers: [], segments };
}

function open() {
  const parts = { onChange: vi.fn(), onShown: vi.fn() };
  return { ...parts, text: new OpenedText(parts) };
}

describe('OpenedText', () => {
  it('X-134: shows a long text that was prepared, and keeps its first edit', async () => {
    const { text, onChange, onShown } = open();
    const long = createText(400);
    await text.prepare(long);
    expect([text.document, onShown.mock.calls.length]).toEqual([null, 0]);
    text.show(long, 'opened');
    text.document?.insertText('نو');
    expect(text.read().segments.slice(0, 399)).toEqual(long.segments.slice(0, 399));
    expect(text.document?.text().endsWith('نو')).toBe(true);
    expect([onShown.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1]);
    expect(text.takeJournal()?.part.entries).toHaveLength(1);
  });

  it('X-134: shows another text than the prepared one as it is', async () => {
    const { text } = open();
    await text.prepare(createText(400));
    const other = createText(350);
    text.show(other, 'opened');
    expect(text.document && readSegments(text.document)).toEqual(other.segments);
  });

  it('X-160: what a device did not take of the journal goes with the next copy', async () => {
    const device = new DeviceLog();
    const drafts = { open: () => device.open() as never, listEdited: () => Promise.resolve([]) };
    const edited = createEditedTexts(drafts, textRules).open('c1');
    const { text } = open();
    const saved = { revision: 1, text: createText(3) };
    const keep = async () => {
      const journal = text.takeJournal();
      await edited.keep({ saved, current: text.read(), pending: null }, journal);
      journal?.markKept();
    };
    text.show(saved.text, 'opened');
    await keep();
    const texts: unknown[] = [];
    for (const word of ['یک', 'دو', 'سه']) {
      texts.unshift(text.document?.text());
      text.document?.replace([{ from: 0, to: 0, before: '', after: word }]);
      device.isFull = word === 'دو';
      await keep().catch(() => undefined);
    }
    const { copy, undo } = await edited.read();
    const again = open().text;
    again.foundJournal(undo);
    again.show(copy?.current ?? createText(0), 'opened');
    const undone = texts.map(() =>
      again.document?.undo() === true ? again.document.text() : null,
    );
    expect(undone).toEqual(texts);
  });

  it('X-160: prepares a long text of the device with its undo steps', async () => {
    const first = open().text;
    const long = createText(400);
    first.show(long, 'opened');
    const whole = first.takeJournal()?.whole();
    first.document?.insertText('نو');
    const part = first.takeJournal()?.part;
    const { text } = open();
    text.foundJournal({
      from: 0,
      entries: [...(whole?.entries ?? []), ...(part?.entries ?? [])],
      words: [],
    });
    const edited = first.read();
    await text.prepare(edited);
    text.show(edited, 'opened');
    expect(text.document?.text()).toBe(first.document?.text());
    expect(text.document?.undo()).toBe(true);
    expect(text.read().segments).toEqual(long.segments);
  });
});
