import { describe, expect, it } from 'vitest';
import {
  type ExportedText,
  isExportable,
  type TextFormat,
  usualChoices,
  writeText,
} from './exportedText.ts';

const segment = (id: string, text: string, speaker: string | null = null) => ({
  segment_id: id,
  text,
  start: null,
  end: null,
  words: [],
  speaker,
  is_edited: false,
});

const writeExport = (exported: ExportedText, format: TextFormat) =>
  writeText(exported, format).content;

const text: ExportedText = {
  title: 'جلسهٔ #۱',
  text: 'سلام. خوبی؟',
  segments: [
    segment('1', 'سلام.', 'a'),
    segment('2', 'خوبی؟\n', 'b'),
    segment('3', '1. یک_دو', 'b'),
  ],
  speakers: [
    { id: 'a', name: 'سارا' },
    { id: 'b', name: 'رضا' },
  ],
  duration: 1_000,
  created_at: '2026-11-21T10:00:00Z',
  revision: 4,
};

describe('an exported text', () => {
  it('X-165: plain text has the mark of UTF-8 and a line for each paragraph', () => {
    expect(writeExport(text, 'txt')).toBe('\uFEFFسارا: سلام.\nرضا: خوبی؟\n1. یک_دو\n');
  });

  it('X-165: Markdown has the title as heading, and the signs of the words stay words', () => {
    expect(writeExport(text, 'md')).toBe(
      '# جلسهٔ \\#۱\n\n**سارا:** سلام.\n\n**رضا:** خوبی؟\n\n1\\. یک\\_دو\n',
    );
    const signs = {
      ...text,
      title: '',
      speakers: [],
      segments: [segment('1', '- `کد` [پیوند](x) <b>')],
    };
    expect(writeExport(signs, 'md')).toBe('\\- \\`کد\\` \\[پیوند\\](x) \\<b\\>\n');
  });

  it('X-165: JSON is complete and has no mark before it', () => {
    const written = writeExport(text, 'json');
    expect(written.startsWith('{')).toBe(true);
    expect(JSON.parse(written)).toEqual({ format: 'nevisa-text', version: 1, ...text });
  });

  it('X-167: a file of WebVTT names the speaker once, by its own sign, and by choice', () => {
    const timed = { ...segment('1', 'سلام.', 'a'), start: 1, end: 3 };
    const write = (speakers: boolean) =>
      writeText({ ...text, segments: [timed] }, 'vtt', { ...usualChoices, speakers }).content;
    expect([write(true).split('سارا').length - 1, write(true).includes('<v سارا>')]).toEqual([
      1,
      true,
    ]);
    expect(write(false)).not.toContain('سارا');
  });

  it('X-165: a text without words is not exported', () => {
    expect(isExportable(text)).toBe(true);
    expect(isExportable({ text: ' \n', segments: [], speakers: [] })).toBe(false);
  });
});
