import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Entry, readEntries, checkEntry, foldName, putEntry, toSettings } from './entry.ts';
import { writeEntryFile, readFile } from './entryFile.ts';
import { checkEvery } from '@nevisa/testing/properties';

const entry = (name: string, more = ''): Entry => ({ name, more });
const read = (text: string, present: readonly Entry[] = []) =>
  readFile('vocabulary', text, present);

describe('an entry', () => {
  it.each([
    ['vocabulary', entry(' ‌ '), 'no-name'],
    ['snippets', entry('امضا', ' '), 'no-text'],
    ['vocabulary', entry('ا'.repeat(81)), 'too-long'],
    ['vocabulary', entry('مي‌رود'), 'duplicate'],
    ['vocabulary', entry('نویسا'), null],
    ['snippets', entry('امضا', 'با احترام'), null],
  ] as const)('X-51: of %s, %o: %s', (kind, one, fault) => {
    expect(checkEntry(kind, one, [entry('می رود', '…')])).toBe(fault);
  });

  it('X-51: a changed entry takes its place', () => {
    const entries = [entry('نویسا'), entry('مي‌رود', '…'), entry('تهران')];
    expect(putEntry(entries, entry('می رود'), entry('می‌رود'))).toEqual([
      entry('نویسا'),
      entry('می‌رود'),
      entry('تهران'),
    ]);
  });

  it('X-51: a changed entry that was removed elsewhere meanwhile is added', () => {
    const others = [entry('نویسا')];
    expect(putEntry(others, entry('می‌رود'), entry('می‌آید'))).toEqual([
      entry('می‌آید'),
      entry('نویسا'),
    ]);
  });

  it('X-51: an entry is converted to settings and back', () => {
    const words = [entry('نویسا'), entry('پی‌دی‌اف', 'پی دی اف')];
    const texts = [entry('امضا', 'با احترام\nسارا')];
    expect(toSettings('vocabulary', words)).toEqual({
      vocabulary: [{ word: 'نویسا' }, { word: 'پی‌دی‌اف', sounds: 'پی دی اف' }],
    });
    const settings = {
      vocabulary: [],
      snippets: [],
      ...toSettings('vocabulary', words),
      ...toSettings('snippets', texts),
    };
    expect([readEntries(settings, 'vocabulary'), readEntries(settings, 'snippets')]).toEqual([
      words,
      texts,
    ]);
  });
});

describe('a large file', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const words = (many: number) => Array.from({ length: many }, (_, n) => entry(`کلمه${n}`, 'صدا'));
  const kinds: Record<string, (many: number) => string> = {
    'our own entries': (many) => writeEntryFile('vocabulary', words(many)),
    'one line of JSON': (many) => JSON.stringify({ nevisa: 'vocabulary', entries: words(many) }),
    'our own entries, the last broken': (many) =>
      writeEntryFile('vocabulary', words(many)).replace(`"کلمه${many - 1}"`, '7'),
    'lines of text': (many) =>
      words(many)
        .map(({ name }) => name)
        .join('\n'),
    'a cell of quotation marks': (many) => `نویسا${'"'.repeat(10 * many)}`,
    'only quotation marks': (many) => '"'.repeat(10 * many),
  };

  it.each(Object.entries(kinds))(
    'X-51: of %s is read in a work that grows with its length',
    (_, write) => {
      const [small, large] = [write(400), write(1_600)].map((text) => ({
        work: countWork(() => read(text)),
        length: text.length,
      }));
      expect((large?.work ?? 0) / (small?.work ?? 1)).toBeLessThan(
        (1.3 * (large?.length ?? 0)) / (small?.length ?? 1),
      );
    },
  );

  /** Counts the letters that the methods of strings go through. */
  function countWork(run: () => unknown): number {
    let letters = 0;
    for (const name of ['matchAll', 'split', 'slice', 'trim', 'replaceAll'] as const) {
      const method = String.prototype[name] as (this: string, ...args: unknown[]) => unknown;
      vi.spyOn(String.prototype, name).mockImplementation(function (
        this: string,
        ...args: unknown[]
      ) {
        letters += this.length;
        return method.apply(this, args) as never;
      });
    }
    run();
    vi.restoreAllMocks();
    return letters;
  }
});

describe('a file of words', () => {
  it('X-51: each line has a word and, after a comma or a tab, its pronunciation', () => {
    expect(read('\uFEFFنویسا\r\n\r\nپی‌دی‌اف, پی دی اف\n"الف, ب"\tج\n')).toEqual({
      ok: true,
      added: [entry('نویسا'), entry('پی‌دی‌اف', 'پی دی اف'), entry('الف, ب', 'ج')],
      known: 0,
    });
  });

  it('X-51: an import adds each word once, in any spelling', () => {
    expect(read('نویسا\nمي رود\nمی‌رود\nتازه', [entry('نويسا')])).toEqual({
      ok: true,
      added: [entry('مي رود'), entry('تازه')],
      known: 2,
    });
  });

  it('X-51: every exported file is read back unchanged', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((one) => one.trim());
    const entries = fc.uniqueArray(fc.record({ name: text, more: text }), { selector: foldName });
    checkEvery(
      500,
      entries,
      fc.constantFrom('vocabulary' as const, 'snippets' as const),
      (all, kind) => {
        const kept = all.filter((one) => checkEntry(kind, one, []) === null);
        fc.pre(kept.length > 0);
        expect(readFile(kind, writeEntryFile(kind, kept), [])).toEqual({
          ok: true,
          added: kept,
          known: 0,
        });
      },
    );
  });

  it('X-51: any file is read or refused', () => {
    checkEvery(1_000, fc.string({ unit: 'binary' }), (text) => {
      expect(typeof read(text).ok).toBe('boolean');
    });
  });

  it.each([
    ['nothing', ' \n\n', null, 'empty'],
    ['a name that is missing', 'نویسا\n, پی دی اف', 2, 'no-name'],
    ['a name that is too long', `یک\nدو\n${'ا'.repeat(81)}`, 3, 'too-long'],
    ['half of our own', '{"nevisa":"vocabulary",\n"entries":[\n{"name":', null, 'unreadable'],
    [
      'a broken place of our own',
      '{"nevisa":"vocabulary",\n"entries":[\n{"name" "x"}]}',
      3,
      'unreadable',
    ],
    ['ready texts', writeEntryFile('snippets', [entry('امضا', 'سارا')]), null, 'not-ours'],
    ['another JSON', '[1]', null, 'not-ours'],
    [
      'an entry without a name',
      writeEntryFile('vocabulary', [entry('یک'), entry('دو')]).replace('"دو"', '7'),
      9,
      'unreadable',
    ],
    [
      'more than there is room for',
      Array.from({ length: 5_001 }, (_, n) => n).join('\n'),
      null,
      'too-many',
    ],
  ])('X-51: with %s is refused, with the line', (_, text, line, reason) => {
    const outcome = read(text);
    expect(outcome).toMatchObject({ ok: false, reason });
    if (line !== null) {
      expect(outcome).toMatchObject({ line });
    }
  });

  it('X-51: a snippet may contain commas and lines', () => {
    expect(readFile('snippets', 'امضا,"با احترام،\n""سارا"", تهران"\nنشانی\tتهران', [])).toEqual({
      ok: true,
      added: [entry('امضا', 'با احترام،\n"سارا", تهران'), entry('نشانی', 'تهران')],
      known: 0,
    });
    expect(readFile('snippets', 'امضا', [])).toEqual({ ok: false, line: 1, reason: 'no-text' });
  });
});
