import { describe, expect, it } from 'vitest';
import { describeFoundDraft } from './describeFoundDraft.ts';

const draft = {
  documentId: 'found',
  changedAt: Date.UTC(2026, 10, 21, 8, 30),
  audioDuration: 14_000,
  unsentDuration: 0,
  words: 25,
};

describe('the sentence about a found draft', () => {
  it('X-27: counts its words, and says where they cannot be read', () => {
    expect(describeFoundDraft(draft)).toContain('۱۴ ثانیه صدا و ۲۵ کلمه');
    expect(describeFoundDraft({ ...draft, words: null })).toContain(
      '۱۴ ثانیه صدا و متنی که هنوز خوانده نشده',
    );
  });

  it('X-25, X-27: says the length of unsent sound that no recorder has stored', () => {
    const unsent = { ...draft, audioDuration: 0, unsentDuration: 9_000, words: 0 };
    expect(describeFoundDraft(unsent)).toContain('۹ ثانیه صدا');
  });
});
