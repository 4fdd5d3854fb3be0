import { type CommandId, defaultWriting, type WritingSettings } from '@nevisa/writing';
import { describe, expect, it } from 'vitest';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import type { Segment } from '../segments/segment.ts';
import type { SegmentJoin } from './segmentJoins.ts';
import { TranscriptFormatter } from './transcriptFormatter.ts';

function segment(id: string, text: string, confirmed = true): Segment {
  return { id, text, start: 0, end: 1, words: [], confirmed };
}

function dictating(settings: Partial<WritingSettings> = {}) {
  let writing = { ...defaultWriting, ...settings };
  const entries: unknown[] = [];
  const commands: string[] = [];
  const orders: CommandId[] = [];
  const joins: SegmentJoin[] = [];
  const transcript = createTranscriptDocument({ onEntry: (entry) => entries.push(entry) });
  const text = new TranscriptFormatter({
    transcript,
    settings: () => writing,
    onCommandsApplied: (applied) =>
      commands.push(...applied.map(({ id, spoken }) => `${id} ${spoken}`)),
    runCommand: (order) => orders.push(order),
    onJoin: (join) => joins.push(join),
  });
  return {
    transcript,
    text,
    entries,
    commands,
    orders,
    joins,
    say: (...said: string[]) => {
      for (const words of said) {
        text.insert(segment(`s${transcript.segments().length}-${entries.length}`, words), true);
      }
      return transcript.text();
    },
    /** A person writes at this place of the text. */
    type: (at: number, words: string) => {
      transcript.replace([{ from: at, to: at, before: '', after: words }]);
      return transcript.text();
    },
    choose: (change: Partial<WritingSettings>) => {
      writing = { ...writing, ...change };
      text.reformat();
      return transcript.text();
    },
  };
}

describe('TranscriptFormatter', () => {
  it('X-40, X-65: writes marks, numbers and commands, also over two segments', () => {
    const { say } = dictating();
    expect(say('قیمت آن بیست')).toBe('قیمت آن ۲۰');
    expect(say('و سه تومان است علامت')).toBe('قیمت آن ۲۳ تومان است علامت');
    expect(say('سؤال')).toBe('قیمت آن ۲۳ تومان است؟');
  });

  it('X-60, X-65: a mark stays when the next segment continues a compound', () => {
    const { say, choose, commands } = dictating();
    expect(say('سلام نقطه')).toBe('سلام.');
    expect(say('شروع می کنیم نقطه خط بعد')).toBe('سلام. شروع می‌کنیم.\n');
    expect(say('از این به بعد')).toBe('سلام. شروع می‌کنیم.\nاز این به بعد');
    expect(choose({ halfSpace: false })).toBe('سلام. شروع می کنیم.\nاز این به بعد');
    expect(commands).toEqual(['period نقطه', 'period نقطه', 'newLine خط بعد']);
  });

  it('X-65: does not join a segment with an edited one', () => {
    const { say, type } = dictating();
    say('من بیست');
    type(5, 'ها');
    expect(say('و سه')).toBe('من ۲۰ها و سه');
  });

  it('X-65: does not join segments across typed text', () => {
    const { say, type } = dictating();
    say('من بیست');
    type(5, ' و تمام');
    expect(say('و سه')).toBe('من ۲۰ و تمام و سه');
  });

  it('applies changed settings to unedited text, also to joined segments', () => {
    const { say, choose } = dictating();
    say('سلام نقطه', 'بیست', 'و سه کتاب ها');
    expect(choose({ showDigitsInEnglish: true })).toBe('سلام. 23 کتاب‌ها');
    expect(choose({ convertNumbers: false })).toBe('سلام. بیست و سه کتاب‌ها');
    expect(choose({ convertPunctuations: false, halfSpace: false })).toBe(
      'سلام نقطه بیست و سه کتاب ها',
    );
    expect(choose(defaultWriting)).toBe('سلام. ۲۳ کتاب‌ها');
  });

  it('X-65: applies changed settings to a line break that is split over two segments', () => {
    const { say, choose } = dictating();
    expect(say('سلام خط', 'بعد خوبی')).toBe('سلام\nخوبی');
    expect(choose({ convertPunctuations: false })).toBe('سلام خط بعد خوبی');
  });

  it('X-45: keeps digits that a person typed when settings change', () => {
    const { say, choose, type } = dictating();
    say('بیست کتاب', 'سی نفر');
    expect(type(14, ' و ۵ مداد')).toBe('۲۰ کتاب ۳۰ نفر و ۵ مداد');
    expect(type(0, '۱')).toBe('۱۲۰ کتاب ۳۰ نفر و ۵ مداد');
    expect(choose({ showDigitsInEnglish: true })).toBe('۱20 کتاب 30 نفر و ۵ مداد');
  });

  it('X-45: keeps the spaces of a person beside rewritten text', () => {
    const { say, choose, type } = dictating();
    say('بیست نفر');
    type(0, 'تا');
    type(8, 'ه');
    expect(type(0, 'از  ')).toBe('از  تا۲۰ نفره');
    expect(choose({ showDigitsInEnglish: true })).toBe('از  تا20 نفره');
    expect(choose({ convertNumbers: false })).toBe('از  تابیست نفره');
  });

  it('X-45: keeps typed words when settings change', () => {
    const { say, choose, type } = dictating();
    say('بیست کتاب و چهل دفتر خریدم');
    expect(type(3, 'جلد ')).toBe('۲۰ جلد کتاب و ۴۰ دفتر خریدم');
    expect(choose({ showDigitsInEnglish: true })).toBe('20 جلد کتاب و 40 دفتر خریدم');
  });

  it('keeps a joined number whose other half was deleted', () => {
    const { say, choose, transcript } = dictating();
    say('بیست', 'و سه نفر');
    transcript.replace([{ from: 2, to: 6, before: ' نفر', after: '' }]);
    expect(choose({ showDigitsInEnglish: true })).toBe('۲۳');
  });

  it('X-65: keeps such a number after a restart', () => {
    const { say, entries, joins, transcript } = dictating();
    say('بیست', 'و سه نفر');
    transcript.replace([{ from: 2, to: 6, before: ' نفر', after: '' }]);
    const [first = '', second = ''] = joins.flatMap(({ segmentId, beforeId }) => [
      beforeId,
      segmentId,
    ]);
    const found = createTranscriptDocument({ entries });
    const settings = () => ({ ...defaultWriting, showDigitsInEnglish: true });
    const text = new TranscriptFormatter({ transcript: found, settings, joins });
    text.insert(segment(first, 'بیست'), false);
    text.insert(segment(second, 'و سه نفر'), false);
    text.reformat();
    expect([joins.length, found.text()]).toEqual([1, '۲۳']);
  });

  it('X-64: reports each command once, and writes its words on request', () => {
    const { say, text, commands, transcript, choose } = dictating();
    say('سلام ویرگول', 'خوبی نقطه');
    expect(commands).toEqual(['comma ویرگول', 'period نقطه']);
    const [first] = transcript.segments();
    text.writeAsWords({ segmentId: first?.segment_id ?? '', index: 1 });
    expect(transcript.text()).toBe('سلام ویرگول خوبی.');
    expect(choose({ showDigitsInEnglish: true })).toBe('سلام ویرگول خوبی.');
    expect(commands).toHaveLength(2);
  });

  it('X-40: runs a command that is a whole utterance, and no part of a sentence', () => {
    const { say, orders } = dictating();
    expect(say('لطفاً این را پاک کن و برو')).toBe('لطفاً این را پاک کن و برو');
    expect(say('مکث کن.')).toBe('لطفاً این را پاک کن و برو');
    expect(orders).toEqual(['pause']);
  });

  it('X-62, X-65: writes a command as words when the segment before it ends with «کلمهٔ»', () => {
    const { say, choose, orders } = dictating();
    expect(say('بنویس کلمهٔ', 'پاک کن')).toBe('بنویس پاک کن');
    expect(say('و کلمه ی', 'مکث کن.')).toBe('بنویس پاک کن و مکث کن.');
    expect(choose({ showDigitsInEnglish: true })).toBe('بنویس پاک کن و مکث کن.');
    expect(orders).toEqual([]);
    say('این کلمه', 'پاک کن');
    expect(orders).toEqual(['deleteWord']);
  });

  it('X-40: does not run a restored command, and does not write it', () => {
    const { say, entries, transcript } = dictating();
    say('سلام', 'پاک کن');
    const id = JSON.stringify(transcript.snapshot()).match(/"id":"([^"]+)","text":"پاک کن"/u)?.[1];
    const orders: CommandId[] = [];
    const found = createTranscriptDocument({ entries });
    const text = new TranscriptFormatter({
      transcript: found,
      settings: () => defaultWriting,
      runCommand: (order) => orders.push(order),
    });
    text.insert(segment('s0-0', 'سلام'), false);
    text.insert(segment(id ?? '', 'پاک کن'), false);
    text.reformat();
    expect([found.text(), orders]).toEqual(['سلام', []]);
  });

  it('X-40: writes a command when spoken commands are off', () => {
    const { say, orders } = dictating({ convertPunctuations: false });
    expect([say('مکث کن'), orders]).toEqual(['مکث کن', []]);
  });

  it('X-27: formats a completed segment as a whole', () => {
    const { text, transcript } = dictating();
    text.insert(segment('a', 'قیمت بیست', false), true);
    expect(transcript.text()).toBe('قیمت ۲۰');
    text.insert(segment('a', 'قیمت بیست و سه هزار تومان نقطه'), true);
    expect(transcript.text()).toBe('قیمت ۲۳۰۰۰ تومان.');
  });

  it('X-3: formats interim text by the same rules', () => {
    const { text, transcript } = dictating();
    text.showInterim('کتاب ها بیست و پنج');
    expect(transcript.text({ interim: true })).toBe('کتاب‌ها ۲۵');
  });

  it('X-3, X-40: formats the same interim text again when the settings change', () => {
    const { text, transcript, choose } = dictating();
    const shown = [{}, { showDigitsInEnglish: true }].map((change) => {
      choose(change);
      text.showInterim('بیست و پنج');
      return transcript.text({ interim: true });
    });
    expect(shown).toEqual(['۲۵', '25']);
  });
});
