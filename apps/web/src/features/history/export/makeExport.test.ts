import type { Outcome } from '@nevisa/api/types';
import type { ExportChoices, ExportReport } from '@nevisa/machines';
import { describe, expect, it, vi } from 'vitest';
import { type ExportedText, usualChoices } from './exportedText.ts';
import { readChoices } from './exportChoices.ts';
import { fitChoices, makeOffer, type ExportSubject } from './exportSubject.ts';
import { type ExportPorts, makeExport, type Paper } from './makeExport.ts';
import { findLack, listFormats } from './severalFormats.ts';

const spoken = {
  segment_id: '1',
  text: 'سلام ۵ دنیا',
  start: 0,
  end: 1.2,
  words: ['سلام', '۵', 'دنیا'].map((word, at) => ({
    word,
    start: at * 0.4,
    end: (at + 1) * 0.4,
    conf: 1,
  })),
  speaker: 'a',
  is_edited: false,
};
const text: ExportedText = {
  title: 'گزارش/۱۴۰۵:۰۸',
  text: 'سلام ۵ دنیا',
  segments: [spoken],
  speakers: [{ id: 'a', name: 'سارا' }],
  duration: 1_200,
  created_at: '2026-11-21T10:00:00Z',
};
const opened = (more: Partial<ExportedText> = {}): ExportSubject => ({
  kind: 'opened',
  id: 'one',
  hasAudio: false,
  read: () => ({ ...text, ...more }),
  hasWords: () => true,
});

async function make(choices: Partial<ExportChoices>, subject: ExportSubject = opened()) {
  const saved: { name: string; content: string }[] = [];
  const printed: (Paper & { name: string })[] = [];
  const reports: ExportReport[] = [];
  const files: Promise<void>[] = [];
  const refused: Outcome<never> = { ok: false, failure: { kind: 'network' } };
  const ports: ExportPorts = {
    client: () => ({
      retrieveHistory: () => Promise.resolve(refused),
      getHistoryAudioLink: () => Promise.resolve(refused),
    }),
    save: (file, name) => {
      files.push(file.text().then((content) => void saved.push({ name, content })));
    },
    print: (paper, name) => printed.push({ ...paper, name }),
    things: 'نوشته‌ها',
    now: () => Date.parse('2026-11-21T10:00:00Z'),
  };
  const work = {
    signal: new AbortController().signal,
    report: (event: ExportReport) => reports.push(event),
  };
  await makeExport({ ...usualChoices, ...choices }, subject, ports, work);
  await Promise.all(files);
  return { saved, printed, reports };
}

describe('a download of one text', () => {
  it('X-165, T-47: is saved under a name that every system takes', async () => {
    const { saved, reports } = await make({ formats: ['txt'], digits: 'latin' });
    expect(saved).toEqual([{ name: 'گزارش ۱۴۰۵ ۰۸.txt', content: 'سارا: سلام 5 دنیا\n' }]);
    expect(reports).toEqual([
      { type: 'file.made', result: { written: 1, failed: 0, fastCues: 0 } },
    ]);
  });

  it('X-166: says how many subtitles are too fast', async () => {
    const words = spoken.words.map((word) => ({ ...word, word: 'ن'.repeat(20) }));
    const long = { ...spoken, words, text: words.map(({ word }) => word).join(' ') };
    const next = { ...spoken, segment_id: '2', start: 1.3, end: 2.5, speaker: null };
    next.words = next.words.map((word) => ({
      ...word,
      start: word.start + 1.3,
      end: word.end + 1.3,
    }));
    const { reports } = await make({ formats: ['vtt'] }, opened({ segments: [long, next] }));
    expect(reports.at(-1)).toMatchObject({ result: { fastCues: 1 } });
  });

  it('X-168: the printer gets the lines that were chosen', async () => {
    const { printed } = await make({ formats: ['pdf'], times: true, speakers: false });
    expect(printed).toEqual([
      {
        title: text.title,
        lines: [{ time: '۰۰:۰۰:۰۰', speaker: null, text: 'سلام ۵ دنیا' }],
        name: 'گزارش ۱۴۰۵ ۰۸',
      },
    ]);
  });

  it.each<[Partial<ExportChoices>, boolean]>([
    [{ formats: ['json'] }, true],
    [{ formats: ['srt'] }, true],
    [{ formats: ['pdf'], layout: 'cues' }, true],
    [{ formats: ['txt'] }, false],
  ])('X-169: says where the times of the words are not loaded yet: %o', async (choices, isSaid) => {
    const wordless = {
      ...(opened() as Extract<ExportSubject, { kind: 'opened' }>),
      hasWords: () => false,
    };
    const { reports } = await make(choices, wordless);
    expect(reports.at(-1)).toEqual({
      type: 'file.made',
      result: { written: 1, failed: 0, fastCues: 0, ...(isSaid && { lacksWords: true }) },
    });
  });

  it('X-165: a sound that cannot be asked for is reported with its failure', async () => {
    const { reports } = await make({ formats: ['audio'] });
    expect(reports).toEqual([{ type: 'file.failed', fault: { kind: 'network' } }]);
  });

  it('X-165: a file that cannot be made is reported', async () => {
    const broken: ExportSubject = {
      ...(opened() as Extract<ExportSubject, { kind: 'opened' }>),
      read: vi.fn(() => {
        throw new Error('The text is gone.');
      }),
    };
    const { reports } = await make({ formats: ['txt'] }, broken);
    expect(reports).toEqual([{ type: 'file.failed', fault: null }]);
  });
});

describe('what is offered', () => {
  const typed = { segments: [{ ...spoken, start: null, end: null, words: [], speaker: null }] };

  it('X-166: subtitles need times, and the sound needs to be stored', () => {
    expect([...makeOffer(opened()).impossible]).toEqual(['audio']);
    const offer = makeOffer(opened(typed));
    expect([[...offer.impossible], offer.hasTimes, offer.hasSpeakers]).toEqual([
      ['srt', 'vtt', 'audio'],
      false,
      false,
    ]);
  });

  it('X-165: remembered choices are kept as far as the text can have them', () => {
    const fit = (formats: ExportChoices['formats'], subject: ExportSubject) =>
      fitChoices({ ...usualChoices, formats }, subject, makeOffer(subject)).formats;
    expect(fit(['srt', 'md'], opened())).toEqual(['srt']);
    expect(fit(['srt', 'md'], opened(typed))).toEqual(['md']);
    expect(fit(['audio'], opened())).toEqual(['docx']);
    expect(fit(['pdf', 'srt', 'md'], { kind: 'several', ids: [] })).toEqual(['srt', 'md']);
  });

  it('X-165: stored nonsense is as if nothing had been chosen', () => {
    expect(readChoices(null)).toEqual(usualChoices);
    expect(readChoices({ formats: ['exe'], times: 'yes', marks: 'rlm' })).toEqual({
      ...usualChoices,
      marks: 'rlm',
    });
  });

  it('X-166: a text without times is in an archive without its subtitles, and that is said', () => {
    const untimed = { ...text, ...typed };
    expect(listFormats(untimed, ['srt', 'txt'])).toEqual(['txt']);
    expect(findLack(untimed, ['srt', 'txt'])).toEqual({ kind: 'untimed' });
    expect(listFormats(text, ['srt', 'txt', 'pdf'])).toEqual(['txt', 'srt']);
    expect(findLack(text, ['srt', 'txt'])).toBeNull();
    expect(listFormats({ ...text, text: '', segments: [] }, ['json'])).toEqual([]);
  });
});
