import { describe, expect, it } from 'vitest';
import { type AnnouncedUpload, describeUploads } from './describeUploads.ts';

const file = (value: number | null, state = 'در حال بارگذاری'): AnnouncedUpload => ({
  id: '1',
  name: 'a.mp3',
  state,
  bars: [{ label: 'بارگذاری', value, words: '' }],
});

describe('the announcements of files', () => {
  it('X-188: say a bar at 25, 50, 75 and 100 percent only, each once', () => {
    const said: string[] = [];
    for (let percent = 1; percent <= 100; percent += 1) {
      const words = describeUploads([file((percent - 1) / 100)], [file(percent / 100)]);
      said.push(...(words === '' ? [] : [words]));
    }
    expect(said).toEqual([
      '\u2068a.mp3\u2069: بارگذاری ۲۵٪',
      '\u2068a.mp3\u2069: بارگذاری ۵۰٪',
      '\u2068a.mp3\u2069: بارگذاری ۷۵٪',
      '\u2068a.mp3\u2069: بارگذاری ۱۰۰٪',
    ]);
  });

  it('say the last threshold of a jump', () => {
    expect(describeUploads([file(0.1)], [file(0.8)])).toBe('\u2068a.mp3\u2069: بارگذاری ۷۵٪');
  });

  it('X-198: say each new state in its words, in place of a bar', () => {
    expect(describeUploads([file(0.2)], [file(0.3, 'متوقف شده')])).toBe(
      '\u2068a.mp3\u2069: متوقف شده',
    );
  });

  it('are silent for a new file, an unknown share and a removed file', () => {
    expect(describeUploads([], [file(0.5)])).toBe('');
    expect(describeUploads([file(null)], [file(null)])).toBe('');
    expect(describeUploads([file(0.5)], [])).toBe('');
  });
});
