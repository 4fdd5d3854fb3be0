import { describe, expect, it } from 'vitest';
import { admitFiles } from './admitFiles.ts';

const gigabyte = 1024 ** 3;
const file = (name: string, size = 1, type = '') => ({ name, size, type });

describe('the files of a drop', () => {
  it('X-180: are refused one by one with a reason, and the others stay', () => {
    const { added, refused } = admitFiles(
      [
        file('a.mp3'),
        file('notes.txt', 1, 'text/plain'),
        file('empty.wav', 0),
        file('long.mkv', 2 * gigabyte + 1),
        file('b.m4a', 2 * gigabyte),
      ],
      ['پوشه'],
      0,
    );
    expect(added.map(({ name }) => name)).toEqual(['a.mp3', 'b.m4a']);
    expect(refused).toEqual([
      { name: 'پوشه', reason: 'پوشه پذیرفته نمی‌شود؛ فایل‌های درون آن را بیفزایید.' },
      { name: 'notes.txt', reason: 'قالب این فایل پشتیبانی نمی‌شود.' },
      { name: 'empty.wav', reason: 'این فایل خالی است.' },
      { name: 'long.mkv', reason: 'حجم این فایل بیش از ۲ گیگابایت است.' },
    ]);
  });

  it('X-180: are at most 50 with those of the list, and the rest is said', () => {
    const many = Array.from({ length: 60 }, (_, at) => file(`${at}.mp3`));
    const { added, refused } = admitFiles(many, [], 5);
    expect(added).toHaveLength(45);
    expect(refused).toHaveLength(15);
    expect(refused[0]).toEqual({
      name: '45.mp3',
      reason: 'در هر بار حداکثر ۵۰ فایل جا می‌شود؛ این فایل را پس از آن‌ها بیفزایید.',
    });
  });

  it.each('mp3 wav m4a aac ogg opus webm flac mp4 mov mkv'.split(' ').map((kind) => `صدا.${kind}`))(
    'X-180: may be %s, also when the browser does not know its kind',
    (name) => {
      expect(admitFiles([file(name)], [], 0).added).toHaveLength(1);
      expect(admitFiles([file(name.toUpperCase())], [], 0).added).toHaveLength(1);
    },
  );

  it('X-180: are admitted without an extension, because their first bytes decide', () => {
    expect(admitFiles([file('recording'), file('نشست ۱۴۰۵')], [], 0).added).toHaveLength(2);
    for (const type of ['audio/x-own', 'video/x-own']) {
      expect(admitFiles([file('voice.xyz', 1, type)], [], 0).added).toHaveLength(1);
    }
    expect(admitFiles([file('voice.xyz', 1, 'application/x-own')], [], 0).added).toEqual([]);
  });
});
