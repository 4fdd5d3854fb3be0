import { type CommandId, defaultWriting } from '@nevisa/writing';
import { describe, expect, it } from 'vitest';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import { TranscriptFormatter } from './transcriptFormatter.ts';

/** Dictates into a document whose commands act on it, as those of the page do. */
function dictate(...said: string[]) {
  const transcript = createTranscriptDocument();
  const actions: Partial<Record<CommandId, () => unknown>> = {
    deleteWord: () => transcript.deleteLast('phrase'),
    deleteSentence: () => transcript.deleteLast('sentence'),
    undo: () => transcript.undo(),
    redo: () => transcript.redo(),
  };
  const formatter = new TranscriptFormatter({
    transcript,
    settings: () => defaultWriting,
    runCommand: (command) => void actions[command]?.(),
  });
  const say = (text: string, at: number) =>
    formatter.insert(
      { id: `s${at}`, text, start: at, end: at + 1, words: [], confirmed: true },
      true,
    );
  said.forEach(say);
  return {
    transcript,
    say,
    reformat: () => formatter.reformat(),
    writeAsWords: (at: number) => {
      formatter.writeAsWords({ segmentId: `s${at}`, index: 0 });
      return transcript.text();
    },
  };
}

describe('a command of a whole utterance that is written as words', () => {
  it.each([
    ['پاک کن', 'سلام دنیا', 'سلام دنیا خوبی پاک کن'],
    ['جمله را پاک کن', '', 'سلام دنیا خوبی جمله را پاک کن'],
    ['برگردان', 'سلام دنیا', 'سلام دنیا خوبی برگردان'],
  ])('X-64: «%s» gives back what it took', (command, taken, given) => {
    const { transcript, writeAsWords } = dictate('سلام دنیا', 'خوبی', command);
    expect(transcript.text()).toBe(taken);
    expect(writeAsWords(2)).toBe(given);
  });

  it('X-64: what was written since stays, and the words come before it', () => {
    const { transcript, say, writeAsWords } = dictate('سلام دنیا', 'خوبی', 'پاک کن');
    say('ممنون', 3);
    expect(transcript.text()).toBe('سلام دنیا ممنون');
    expect(writeAsWords(2)).toBe('سلام دنیا پاک کن ممنون');
    expect(transcript.undo() && transcript.text()).not.toContain('خوبی');
  });

  it('X-64: what a person typed since stays', () => {
    const { transcript, writeAsWords } = dictate('سلام دنیا', 'خوبی', 'پاک کن');
    transcript.replace([{ from: 0, to: 4, before: 'سلام', after: 'درود' }]);
    expect(writeAsWords(2)).toContain('درود دنیا');
  });

  it('X-64: the words of the first utterance begin the text, and those of a pause follow it', () => {
    const { say, transcript, reformat, writeAsWords } = dictate('مکث کن');
    expect(writeAsWords(0)).toBe('مکث کن');
    say('سلام', 1);
    reformat();
    expect(transcript.text()).toBe('مکث کن سلام');
    expect(dictate('سلام', 'مکث کن').writeAsWords(1)).toBe('سلام مکث کن');
  });

  it('X-64: the words are written once', () => {
    const { writeAsWords } = dictate('سلام', 'خوبی', 'پاک کن');
    writeAsWords(2);
    expect(writeAsWords(2)).toBe('سلام خوبی پاک کن');
  });
});
