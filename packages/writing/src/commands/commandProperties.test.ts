import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns } from '@nevisa/testing';
import { commandCases } from '../cases/command.cases.ts';
import { commandWordCases } from '../cases/commandWord.cases.ts';
import { longestLookBack, longestMatch } from '../match.ts';
import { parse } from '../parse.ts';
import { tokensOf } from '../token.ts';
import { textOfItems, writtenBy } from '../written.ts';
import { commandRule } from './commandRule.ts';
import { commandTable } from './commandTable.ts';
import { literalRule } from './literalRule.ts';

const rules = [literalRule(), commandRule({ convertPunctuations: true })];
const written = (text: string): string => writtenBy(rules, text);

const spokenMarks = commandTable.flatMap(({ id, phrases, effect }) =>
  effect.kind === 'writes' ? phrases.map((phrase) => ({ id, phrase, piece: effect.piece })) : [],
);
const wording = fc.constantFrom(...spokenMarks);
const plain = fc.constantFrom(
  'کتاب',
  'می‌رود',
  'خواند',
  'بهار',
  'دوستم',
  'آمدند',
  '۱۲',
  'Nevisa',
  'a@b.ir',
);
const marked = fc.constantFrom(
  'سلام،',
  '«بهار»',
  'آمد.',
  'چرا؟',
  '(سعدی)',
  'گفت:',
  'https://a.ir/x.',
);
const plainText = fc.array(fc.oneof(plain, marked), { maxLength: 15 }).map((all) => all.join(' '));
const anyWord = fc.oneof(
  { weight: 3, arbitrary: wording.map(({ phrase }) => phrase) },
  { weight: 2, arbitrary: fc.oneof(plain, marked) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'این',
      'در',
      'سه',
      'دو',
      'بیست',
      'و',
      'را',
      'ها',
      'ضعف',
      'است',
      'مترو',
      '.',
      '،',
    ),
  },
);
const anyText = fc.array(anyWord, { maxLength: 20 }).map((all) => all.join(' '));

describe('commands in any text', () => {
  it('X-40: a text without a phrase of a command stays as it is', () => {
    fc.assert(
      fc.property(plainText, (text) => {
        expect(written(text)).toBe(writtenBy([], text));
      }),
      { numRuns: fuzzRuns(300) },
    );
  });

  it('X-40: every phrase between plain words is its mark', () => {
    fc.assert(
      fc.property(plain, wording, plain, (before, { id, phrase, piece }, after) => {
        const tokens = tokensOf({ id: 'text', text: `${before} ${phrase} ${after}` });
        const items = parse(tokens, rules);
        expect(items.map(({ command }) => command)).toEqual([undefined, id, undefined]);
        expect(items[1]?.pieces).toEqual([piece]);
      }),
      { numRuns: fuzzRuns(300) },
    );
  });

  it('X-62: after «کلمهٔ», no phrase is anything but its words', () => {
    fc.assert(
      fc.property(plain, wording, plain, (before, { phrase }, after) => {
        const words = tokensOf({ id: 'phrase', text: phrase }).map(({ text }) => text);
        expect(written(`${before} کلمهٔ ${phrase} ${after}`)).toBe(
          [before, ...words, after].join(' '),
        );
      }),
      { numRuns: fuzzRuns(300) },
    );
  });

  it('X-65: a command that is split over two segments is the same command', () => {
    fc.assert(
      fc.property(plain, wording, plain, (before, { phrase }, after) => {
        const words = phrase.replaceAll('\u200C', ' ').split(' ');
        for (let at = 0; at <= words.length; at += 1) {
          const first = [before, ...words.slice(0, at)].join(' ');
          const second = [...words.slice(at), after].join(' ');
          const tokens = [
            ...tokensOf({ id: 'first', text: first }),
            ...tokensOf({ id: 'second', text: second }),
          ];
          expect(textOfItems(parse(tokens, rules), true)).toBe(
            written(`${before} ${phrase} ${after}`),
          );
        }
      }),
      { numRuns: fuzzRuns(200) },
    );
  });

  it('X-41: a spoken mark never stands beside a pause of the engine', () => {
    const closing = spokenMarks.filter(
      ({ id, piece }) => piece.kind === 'closing' && !id.endsWith('Close'),
    );
    fc.assert(
      fc.property(
        plain,
        fc.constantFrom('', '.', '،', '؟', '!', '...'),
        fc.constantFrom(...closing),
        fc.constantFrom('', '.', '،', '؛', ':'),
        (before, first, { phrase, piece }, last) => {
          // A mark of the engine leans on its word: beside Latin it belongs to it.
          const word = /[a-z]/iu.test(before) ? 'بهار' : before;
          expect(written(`${word}${first} ${phrase}${last} کتاب`)).toBe(
            `${word}${piece.text} کتاب`,
          );
        },
      ),
      { numRuns: fuzzRuns(300) },
    );
  });

  it('X-46: what is foreign is written as it came, in any company', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom('https://a.ir/نقطه', 'نقطه@a.ir', '`نقطه`'),
        anyText,
        (before, foreign, after) => {
          expect(written(`${before} ${foreign} ${after}`)).toContain(foreign);
        },
      ),
      { numRuns: fuzzRuns(300) },
    );
  });

  it('X-64: each command that is wanted as its words is nothing but words', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (text, chosen) => {
        const tokens = tokensOf({ id: 'text', text });
        const items = parse(tokens, rules);
        const commands = items.filter(({ command }) => command !== undefined);
        const item = commands[chosen % Math.max(commands.length, 1)];
        fc.pre(item !== undefined);
        const said = tokens.slice(item?.from, item?.to).filter(({ kind }) => kind === 'word');
        const turned = parse(tokens, rules, 0, (token) => token === said[0]);
        const commandsOfSaid = turned.filter(
          ({ command, from, to }) =>
            command !== undefined && tokens.slice(from, to).some((token) => said.includes(token)),
        );
        expect(commandsOfSaid).toEqual([]);
      }),
      { numRuns: fuzzRuns(500) },
    );
  });

  it('a rule looks no further back or ahead than it may', () => {
    fc.assert(
      fc.property(anyText, fc.nat(30), (text, start) => {
        const tokens = tokensOf({ id: 'text', text: `${'بهار '.repeat(6)}${text}` });
        const at = start % tokens.length;
        const rule = rules[start % 2];
        const near = tokens.slice(Math.max(at - longestLookBack, 0), at + longestMatch * 2);
        expect(rule?.(near, Math.min(at, longestLookBack))).toEqual(rule?.(tokens, at));
      }),
      { numRuns: fuzzRuns(500) },
    );
  });
});

describe('writing again what was written', () => {
  // The escape is for writing what would be a command, and a text has no line breaks for the engine.
  const onlyCommands = [commandRule({ convertPunctuations: true })];
  const again = (text: string): void => {
    for (const line of text.split('\n')) {
      expect(writtenBy(onlyCommands, line)).toBe(line.trim());
    }
  };

  it.each(
    [...commandCases, ...commandWordCases].filter(
      ({ spoken, settings }) => settings === undefined && !spoken.includes('کلمه'),
    ),
  )('X-40: what is written for «$spoken» stays', ({ written }) => {
    again(written.trim());
  });

  it('X-40: plain words and marks stay', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(plain, wording), { maxLength: 10 }), (parts) => {
        const spoken = parts.map(([word, { phrase }]) => `${word} ${phrase}`).join(' ');
        again(writtenBy(onlyCommands, spoken));
      }),
      { numRuns: fuzzRuns(300) },
    );
  });
});
