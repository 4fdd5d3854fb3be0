import { describe, expect, it } from 'vitest';
import { partitionFiles } from './partitionFiles.ts';

const file = (name: string, type = '', bytes = 1) => new File(['x'.repeat(bytes)], name, { type });

const listNames = (files: readonly File[], accept?: string) =>
  partitionFiles(files, { accept, maxBytes: undefined, multiple: true }).accepted.map(
    ({ name }) => name,
  );

describe('partitionFiles', () => {
  const files = [file('a.MP3', 'audio/mpeg'), file('b.wav', 'audio/wav'), file('c.pdf')];

  it.each([
    [undefined, ['a.MP3', 'b.wav', 'c.pdf']],
    ['.mp3', ['a.MP3']],
    ['audio/*', ['a.MP3', 'b.wav']],
    ['audio/wav, .pdf', ['b.wav', 'c.pdf']],
    ['video/*', []],
  ])('accepts the kinds %s', (accept, names) => {
    expect(listNames(files, accept)).toEqual(names);
  });

  it('checks sizes, accepts one file without multiple, and gives a reason for each rejected file', () => {
    const { accepted, rejected } = partitionFiles(
      [file('a.mp3', '', 3000), file('b.mp3', '', 2048), file('c.mp3'), file('d.txt')],
      { accept: '.mp3', maxBytes: 2048, multiple: false },
    );
    expect(accepted.map(({ name }) => name)).toEqual(['b.mp3']);
    expect(rejected).toEqual([
      { name: 'a.mp3', reason: 'حجم فایل بیش از ۲ کیلوبایت است.' },
      { name: 'c.mp3', reason: 'فقط یک فایل پذیرفته می‌شود.' },
      { name: 'd.txt', reason: 'قالب این فایل پشتیبانی نمی‌شود.' },
    ]);
  });
});
