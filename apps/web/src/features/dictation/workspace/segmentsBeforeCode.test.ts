import { expect, it } from 'vitest';
import { makeSegment, open } from './openTranscriptTesting.ts';

const state = { partial: null, elapsed: 0, complete: true };
const running = { atEnd: false, recording: true };

/** Receives segments before the code of the document is loaded, in a page that follows each report. */
async function receiveBeforeCode(...texts: string[]) {
  const applied: string[] = [];
  const { document, edit } = await open(undefined, undefined, {
    onCommandsApplied: (commands) => applied.push(...commands.map(({ id }) => id)),
    report: () => document.follow(state, running),
  });
  texts.forEach((text, at) =>
    document.receive({ ...makeSegment(`s${at}`, text), start: at * 3, end: at * 3 + 2 }),
  );
  return { applied, text: edit() };
}

it('X-65, X-64: segments that arrive before the code is loaded are inserted in order, so that the parts of a number become one number', async () => {
  const said = ['سلام ویرگول قیمت کتاب ها بیست', 'و سه هزار تومان است نقطه'];
  const { text, applied } = await receiveBeforeCode(...said);
  expect(text.text()).toBe('سلام، قیمت کتاب‌ها ۲۳۰۰۰ تومان است.');
  expect(applied).toEqual(['comma', 'period']);
});

it('X-40: commands that arrive before the code is loaded are run and not written as words', async () => {
  const { text, applied } = await receiveBeforeCode('سلام دنیا', 'پاک کن', 'مکث کن');
  expect(applied).toEqual(['deleteWord', 'pause']);
  expect(text.text()).toBe('سلام دنیا');
});
