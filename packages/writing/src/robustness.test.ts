import { describe, expect, it } from 'vitest';
import { amountCases } from './cases/amount.cases.ts';
import { everydayPastCases } from './cases/everydayPast.cases.ts';
import { letterNameCases } from './cases/letterName.cases.ts';
import { markContextCases } from './cases/markContext.cases.ts';
import { numberIdiomCases } from './cases/numberIdiom.cases.ts';
import { prefixContextCases } from './cases/prefixContext.cases.ts';
import { commandCases } from './cases/command.cases.ts';
import { commandContextCases } from './cases/commandContext.cases.ts';
import { commandWordCases } from './cases/commandWord.cases.ts';
import { endingCases } from './cases/ending.cases.ts';
import { everydayNumberCases } from './cases/everydayNumber.cases.ts';
import { ezafeCases } from './cases/ezafe.cases.ts';
import { mixedScriptCases } from './cases/mixedScript.cases.ts';
import { numberCases } from './cases/number.cases.ts';
import { numberContextCases } from './cases/numberContext.cases.ts';
import { numberDateCases } from './cases/numberDates.cases.ts';
import { numberFormCases } from './cases/numberForms.cases.ts';
import { prefixCases } from './cases/prefix.cases.ts';
import { scriptCases } from './cases/script.cases.ts';
import { sentenceEndCases } from './cases/sentenceEnd.cases.ts';
import { findPhrase } from './commands/commandPhrases.ts';
import { createFormatter, formatText } from './formatter.ts';
import type { FormattedSegment } from './incrementalFormatter.ts';
import { defaultWriting } from './settings.ts';
import { normalise } from './testing/normalise.ts';
import { tokenize } from './tokenize.ts';

const spoken = [
  ...amountCases,
  ...everydayPastCases,
  ...letterNameCases,
  ...markContextCases,
  ...numberIdiomCases,
  ...prefixContextCases,
  ...commandCases,
  ...commandContextCases,
  ...commandWordCases,
  ...endingCases,
  ...everydayNumberCases,
  ...ezafeCases,
  ...mixedScriptCases,
  ...numberCases,
  ...numberContextCases,
  ...numberDateCases,
  ...numberFormCases,
  ...prefixCases,
  ...scriptCases,
  ...sentenceEndCases,
]
  .filter(({ settings }) => settings === undefined)
  .map((one) => one.spoken.replaceAll(' ¦ ', ' '));
const texts = [...new Set(spoken)];

interface Written {
  readonly text: string;
  /** Places of the commands: the index of a word among all words. */
  readonly commands: ReadonlySet<number>;
}

/** The text after each of the finals. */
function writeFinals(finals: readonly string[]): Written[] {
  const formatter = createFormatter(defaultWriting);
  const written = finals.map((): FormattedSegment => ({ id: '', text: '', commands: [] }));
  const starts = finals.map((_, at) => countTokens(finals.slice(0, at)));
  return finals.map((text, at) => {
    for (const changed of formatter.push({ id: `${at}`, text })) {
      written[Number(changed.id)] = changed;
    }
    return {
      text: written.map((one) => one.text).join(''),
      commands: new Set(
        written.flatMap(({ commands }) =>
          commands.map(({ index, segmentId }) => index + (starts[Number(segmentId)] ?? 0)),
        ),
      ),
    };
  });
}

function countTokens(finals: readonly string[]): number {
  return finals.reduce((sum, text) => sum + tokenize({ id: 'text', text }).length, 0);
}

const bare = (text: string): string => text.replaceAll(' ', '');

function splitAtBorders(text: string): string[][] {
  const words = text.split(' ');
  return words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
}

/**
 * A final that is only a command is the mark, and a mark of an earlier final stays: only
 * these two make the text of several finals differ from that of one.
 */
function isByBorder(finals: readonly string[], steps: readonly Written[], whole: Written): boolean {
  const standing = steps.flatMap(({ commands }) => [...commands]);
  return finals.some(isCommand) || standing.some((place) => !whole.commands.has(place));
}

function isCommand(text: string): boolean {
  const words = tokenize({ id: 'text', text }).filter(({ kind }) => kind !== 'mark');
  const phrase = findPhrase(words, 0);
  return phrase !== null && phrase.to === words.length;
}

/** The texts whose form in several finals differs from that in one without a reason. */
function findDifferent(divide: (text: string) => readonly string[][]): string[] {
  return texts.flatMap((text) => {
    const [whole = { text: '', commands: new Set<number>() }] = writeFinals([text]);
    return divide(text)
      .filter((finals) => {
        const steps = writeFinals(finals);
        const isSame = bare(steps.at(-1)?.text ?? '') === bare(whole.text);
        return !isSame && !isByBorder(finals, steps, whole);
      })
      .map((finals) => finals.join(' ¦ '));
  });
}

/** The texts in which a final takes back a mark of an earlier one. */
function findTakenBack(divide: (text: string) => readonly string[][]): string[] {
  return texts.flatMap((text) =>
    divide(text)
      .filter((finals) => {
        const steps = writeFinals(finals);
        return steps.some(({ commands }, at) =>
          [...(steps[at - 1]?.commands ?? [])].some((place) => !commands.has(place)),
        );
      })
      .map((finals) => finals.join(' ¦ ')),
  );
}

const wordByWord = (text: string): string[][] => [text.split(' ')];

describe('X-65: the same words in one final or in several', () => {
  it('the text does not depend on the border of two finals', () => {
    expect(texts.length).toBeGreaterThan(1_700);
    expect(findDifferent(splitAtBorders)).toEqual([]);
  });

  it('the text does not depend on finals of one word', () => {
    expect(findDifferent(wordByWord)).toEqual([]);
  });

  it('a mark is never taken back by a later final', () => {
    expect(findTakenBack(splitAtBorders)).toEqual([]);
    expect(findTakenBack(wordByWord)).toEqual([]);
  });
});

describe('X-46, X-47: the same words in another spelling', () => {
  // A plural that the engine wrote itself is a noun and no command.
  const nouns = ['کتاب نیم‌فاصله ها', 'کتاب نیم فاصله های ما', 'آن نیم‌فاصله ها آمدند'];
  const inSpelling = (respell: (text: string) => string): string[] =>
    texts.filter((text) => write(respell(text)) !== write(text));

  it('half-spaces of the engine change nothing', () => {
    const settings = { ...defaultWriting, arabicChars: false, ezafe: 'keep' } as const;
    expect(inSpelling((text) => normalise(text, settings))).toEqual(nouns);
  });

  it('Arabic letters change nothing outside code', () => {
    const isCode = (text: string): boolean => /[@/`_]/u.test(text);
    const different = inSpelling((text) => text.replaceAll('ی', 'ي').replaceAll('ک', 'ك'));
    expect(different.filter((text) => !isCode(text))).toEqual([]);
  });

  it('formatting a formatted text changes nothing but words after the escape', () => {
    const again = texts.filter((text) => write(write(text)) !== write(text));
    expect(again.filter((text) => !/[کك]لمه/u.test(text))).toEqual([
      // A half-space without a second part.
      'می نیم‌فاصله',
    ]);
  });
});

function write(text: string): string {
  return formatText(text, defaultWriting);
}
