import { describe, expect, it } from 'vitest';
import { open, makeSegment } from './openTranscriptTesting.ts';

const nouns = 'کتاب دفتر میز درخت خانه شهر کوچه باغ رود'.split(' ');
const finals = nouns.map((noun) => makeSegment(noun, `جملهٔ ${noun}.`));
const whole = finals.map(({ text }) => text).join(' ');

/** Opens a transcript that inserts two segments in a slice, and reports nine finals in one turn. */
async function openWithBurst() {
  const opened = await open();
  const text = opened.edit();
  opened.slowDown(4);
  for (const segment of finals) {
    opened.document.receive(segment);
    opened.document.follow(
      { partial: null, elapsed: 0, complete: true },
      { atEnd: false, recording: true },
    );
  }
  return { ...opened, text };
}

describe('many finals in one turn of the event loop', () => {
  it('inserts them in order, in slices of limited time', async () => {
    const { text, nextTurn } = await openWithBurst();
    const seen: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      seen.push(text.text());
      nextTurn();
    }
    expect(seen.map((each) => each.split('.').length - 1)).toEqual([1, 3, 5, 7, 9, 9]);
    expect(seen.every((each) => whole.startsWith(each))).toBe(true);
    expect(text.text()).toBe(whole);
  });

  it('reports them once, when all are inserted', async () => {
    const { reported, nextTurn } = await openWithBurst();
    for (let turn = 0; turn < 6; turn += 1) {
      nextTurn();
    }
    expect(reported).toEqual([false]);
  });

  it('inserts each once, also when one arrives again between two slices', async () => {
    const { document, text, nextTurn } = await openWithBurst();
    nextTurn();
    for (const segment of [...finals, ...structuredClone(finals)]) {
      document.receive(segment);
      document.follow(
        { partial: null, elapsed: 0, complete: true },
        { atEnd: false, recording: true },
      );
    }
    for (let turn = 0; turn < 12; turn += 1) {
      nextTurn();
    }
    expect(text.text()).toBe(whole);
  });

  it('X-32: keeps what the person types between two slices', async () => {
    const { text, nextTurn } = await openWithBurst();
    nextTurn();
    text.replace([{ from: 0, to: 5, before: 'جملهٔ', after: 'سطر' }]);
    for (let turn = 0; turn < 6; turn += 1) {
      nextTurn();
    }
    expect(text.text()).toBe(whole.replace('جملهٔ', 'سطر'));
  });

  it.each(['flushed', 'closed'])('X-27: has all of them in the text when it is %s', async (how) => {
    const opened = await openWithBurst();
    opened.nextTurn();
    await (how === 'flushed' ? opened.document.flush() : opened.document.close());
    expect(opened.text.text()).toBe(whole);
    expect((await opened.again()).edit().text()).toBe(whole);
  });

  it('X-27: restores all of them in order when the page ends between two slices', async () => {
    const opened = await openWithBurst();
    opened.nextTurn();
    expect(opened.text.text()).not.toBe(whole);
    expect((await opened.afterCrash()).edit().text()).toBe(whole);
  });
});
