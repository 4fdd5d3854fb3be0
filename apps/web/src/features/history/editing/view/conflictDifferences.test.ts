import { mergeRevisions } from '@nevisa/transcript';
import { describe, expect, it } from 'vitest';
import type { ConversationText } from '@nevisa/machines';
import { readChoices, toDifferences } from './conflictDifferences.ts';

const segment = (segment_id: string, text: string, speaker: string | null = null) => ({
  segment_id,
  text,
  start: null,
  end: null,
  words: [],
  speaker,
  is_edited: false,
});
const makeText = (title: string, ...texts: (string | null)[]): ConversationText => ({
  title,
  speakers: [],
  segments: texts.flatMap((text, at) => (text === null ? [] : [segment(`s${at}`, text)])),
});

function makeConflict(mine: ConversationText, theirs: ConversationText) {
  const merge = mergeRevisions(base, mine, theirs);
  return { mine, theirs: { revision: 2, text: theirs }, merge, resolved: null };
}

const base = makeText('عنوان', 'یک دو.', 'سه چهار.\n', 'پنج شش.');

describe('the questions of a conflict', () => {
  it('X-116: each segment that both changed is shown with the words of each side', () => {
    const mine = makeText('عنوان', 'یک دو.', 'سه چهار.\n', 'پنج هفت.');
    const theirs = makeText('عنوان', 'یک نه.', 'سه چهار.\n', 'پنج هشت.');
    expect(toDifferences(base, makeConflict(mine, theirs))).toEqual([
      {
        id: 's2',
        label: 'پاراگراف ۲',
        runs: [
          { kind: 'same', text: 'پنج ' },
          { kind: 'removed', text: 'هشت.' },
          { kind: 'added', text: 'هفت.' },
        ],
      },
    ]);
  });

  it('X-158: two sentences of one paragraph have their number; a deleted side is named', () => {
    const mine = makeText('عنوان', 'یک.', null, 'پنج شش.');
    const theirs = makeText('عنوان', 'دو.', 'سه.\n', 'پنج شش.');
    const differences = toDifferences(base, makeConflict(mine, theirs));
    expect(differences.map(({ label, deleted }) => [label, deleted])).toEqual([
      ['پاراگراف ۱، جملهٔ ۱', undefined],
      ['پاراگراف ۱، جملهٔ ۲', 'mine'],
    ]);
  });

  it('X-158: a sentence that one side has joined to the asked one is in both versions', () => {
    const mine = makeText('عنوان', 'یک من.', 'سه چهار.\n', 'پنج شش.');
    const theirs = makeText('عنوان', 'یک دو.سه چهار.\n', null, 'پنج شش.');
    const [difference, ...others] = toDifferences(base, makeConflict(mine, theirs));
    expect(others).toEqual([]);
    const join = (left: string) =>
      difference?.runs.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('');
    expect([join('removed'), join('added')]).toEqual(['یک من. سه چهار.', 'یک دو.سه چهار.']);
    expect(difference).not.toHaveProperty('deleted');
  });

  it('X-141, X-158: a question is named by its paragraph, which another person begins too', () => {
    const spoken = (who: readonly string[], ...texts: string[]): ConversationText => ({
      ...makeText('عنوان', ...texts),
      segments: texts.map((text, at) => segment(`s${at}`, text, who[at])),
    });
    const who = ['a', 'b', 'b'];
    const before = spoken(who, 'یک', 'دو', 'سه');
    const [mine, theirs] = [spoken(who, 'یک', 'دو', 'من'), spoken(who, 'یک', 'دو', 'او')];
    const merge = mergeRevisions(before, mine, theirs);
    const conflict = { mine, theirs: { revision: 2, text: theirs }, merge, resolved: null };
    expect(toDifferences(before, conflict).map(({ label }) => label)).toEqual(['پاراگراف ۲']);
  });

  it('X-116: the title is asked where both changed it, and theirs is apart from the segments', () => {
    const mine = makeText('نام من', 'یک من.', 'سه چهار.\n', 'پنج شش.');
    const theirs = makeText('نام دیگر', 'یک دیگر.', 'سه چهار.\n', 'پنج شش.');
    const conflict = makeConflict(mine, theirs);
    const differences = toDifferences(base, conflict);
    expect(differences.map(({ label, single = false }) => [label, single])).toEqual([
      ['نام نوشته', true],
      ['پاراگراف ۱', false],
    ]);
    expect(differences[0]?.runs).toEqual([
      { kind: 'same', text: 'نام ' },
      { kind: 'removed', text: 'دیگر' },
      { kind: 'added', text: 'من' },
    ]);
    const ids = differences.map(({ id }) => id);
    const [title = '', paragraph = ''] = ids;
    const chosen = new Map([
      [title, 'theirs'],
      [paragraph, 'both'],
    ] as const);
    expect(readChoices(conflict, chosen)).toEqual({ choices: { s0: 'both' }, title: 'نام دیگر' });
    expect(readChoices(conflict, new Map([[title, 'mine']]))).toEqual({ choices: {}, title: null });
  });

  it.each(['عنوان', 'نام من'])(
    'X-116: a title that only one side changed, or both in one way, is not asked: «%s»',
    (title) => {
      const mine = makeText('نام من', 'یک من.', 'سه چهار.\n', 'پنج شش.');
      const theirs = makeText(title, 'یک دیگر.', 'سه چهار.\n', 'پنج شش.');
      expect(toDifferences(base, makeConflict(mine, theirs))).toHaveLength(1);
    },
  );
});
