import { type AnswerBytes, wholeConversationSchema } from '@nevisa/api';
import { readAnswer } from '@nevisa/api/readAnswer';
import { makeLongConversation } from '@nevisa/mocks/conversations';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createLargeAnswers } from './largeAnswers.ts';

function toBytes(value: unknown): AnswerBytes {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const half = Math.floor(bytes.length / 2);
  // A chunk may end inside a letter.
  const chunks = [bytes.slice(0, half), bytes.slice(half)];
  return { chunks, size: bytes.length, type: 'application/json', tooLarge: false };
}

describe('createLargeAnswers', () => {
  it('reads a conversation of three hours as this thread does', async () => {
    const conversation = makeLongConversation();
    const answers = createLargeAnswers();
    answers.prepare();
    const outcome = await answers.read('retrieveHistory', toBytes(conversation));
    expect(outcome).toEqual({ ok: true, answer: v.parse(wholeConversationSchema, conversation) });
  });

  it('reads answers that arrive together, with the failures of this thread', async () => {
    const bodies = [{ id: 1 }, [], { ...makeLongConversation(), revision: 'x' }].map(toBytes);
    const answers = createLargeAnswers();
    const outcomes = await Promise.all(bodies.map((each) => answers.read('retrieveHistory', each)));
    expect(outcomes).toEqual(bodies.map((each) => readAnswer('retrieveHistory', each)));
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, false, false]);
  });

  it('rejects without its script, and keeps the bytes', async () => {
    const answers = createLargeAnswers('/no-such-worker.js');
    const bytes = toBytes({ id: 1 });
    await expect(answers.read('retrieveHistory', bytes)).rejects.toThrow('nevisa-answers');
    expect(readAnswer('retrieveHistory', bytes).ok).toBe(false);
  });
});
