import type { UploadTag } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { endless, megabyte, makeShownUpload } from '../testing/shownUploads.ts';
import { describeUpload } from './describeUpload.ts';
import type { ShownUpload } from './shownUpload.ts';
import { canChangeOptions, canRestart } from './uploadActions.ts';

const describeAt = (tags: readonly UploadTag[], facts: Partial<ShownUpload> = {}) =>
  describeUpload(makeShownUpload(tags, facts), endless);

describe('a started file, a remembered one and a video', () => {
  it.each<[UploadTag, number, boolean, boolean]>([
    ['ready', 0, true, false],
    ['waiting', 0, true, false],
    ['waiting', 1, false, true],
    ['sending', 0, false, true],
    ['extracting', 1, false, true],
    ['offline', 1, false, true],
    ['paused', 1, false, true],
    ['signedOut', 0, false, true],
    ['needsFile', 1, false, true],
    ['converting', 1, false, true],
    ['canceling', 1, false, false],
    ['done', 1, false, false],
    ['failed', 1, false, false],
  ])(
    'X-194: %s with %d bytes changes options: %s, begins anew: %s',
    (tag, received, changes, anew) => {
      const upload = makeShownUpload([tag], { received });
      expect([canChangeOptions(upload), canRestart(upload)]).toEqual([changes, anew]);
    },
  );

  it('X-186: a file that the browser remembers is asked for by its own sentence', () => {
    expect(describeAt(['needsFile'], { isReopenable: true }).fault).toMatchObject({
      action: 'reopen',
      sentence: expect.stringMatching(/^مرورگر این فایل را به یاد دارد/),
    });
    expect(describeAt(['needsFile']).fault?.action).toBe('choose');
  });

  it('X-187: another file than the first is said before what an earlier one lacked', () => {
    const need = (name: string) =>
      describeAt(['needsFile'], {
        file: { name, size: 1, lastModified: 1 },
        fault: 'unreadable',
        isOtherFile: true,
      }).fault?.sentence;
    expect(need('a.mp3')).toBe('این همان فایل نیست.');
    expect(need('a.mp4')).toMatch(/^این همان فایل نیست\. بعضی گوشی‌ها ویدئو را/);
  });

  it('X-188, X-195: how much of a sound is taken out is a bar with its figure, once it is known', () => {
    const getBars = (extracted: number | null) => describeAt(['extracting'], { extracted }).bars;
    const label = 'جدا کردن صدا';
    expect(getBars(null)).toEqual([{ label, value: null }]);
    expect(getBars(0)).toEqual([{ label, value: 0, words: '۰٪' }]);
    expect(getBars(0.42)).toEqual([{ label, value: 0.42, words: '۴۲٪' }]);
  });

  it('X-195: the sound of a video is offered, chosen, taken out or missing', () => {
    const video = { name: 'a.mp4', size: 1_536 * megabyte, lastModified: 1 };
    const getNote = (facts: Partial<ShownUpload>) =>
      describeAt(['ready'], { file: video, ...facts }).notes[0];
    const sound = 42 * megabyte;
    expect(getNote({ sound })).toMatch(/^ویدئو کامل .*: حدود ۴۲ مگابایت به‌جای ۱٫۵ گیگابایت$/);
    expect(getNote({ sound, isSoundOnly: true })).toMatch(
      /^فقط صدای ویدئو .*: حدود ۴۲ مگابایت به‌جای /,
    );
    const missing = { file: video, sound: 'unextractable' } as const;
    expect(getNote(missing)).toMatch(/^صدای این ویدئو .*جدا نمی‌شود/);
    expect(describeAt(['ready'], missing).warning).toBeNull();
    for (const tag of ['waiting', 'sending', 'offline', 'paused'] as const) {
      expect(describeAt([tag], missing)).toMatchObject({
        warning: expect.stringMatching(/^صدای این ویدئو .*جدا نمی‌شود/),
        notes: [],
      });
    }
    expect(describeAt(['failed'], missing).warning).toBeNull();
    const taken = describeAt(['sending'], {
      file: { ...video, name: 'a.mkv', size: sound },
      source: { file: video, hash: 'video' },
    });
    expect(taken).toMatchObject({ name: 'a.mp4', facts: ['۴۲ مگابایت', '۱۲\u00A0دقیقه'] });
    expect(taken.notes[0]).toMatch(/: ۴۲ مگابایت به‌جای ۱٫۵ گیگابایت$/);
  });
});
