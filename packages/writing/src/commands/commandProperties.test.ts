import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzRuns } from '@nevisa/testing';
import { commandCases } from '../cases/command.cases.ts';
import { commandWordCases } from '../cases/commandWord.cases.ts';
import { longestLookBack, longestMatch } from '../rule.ts';
import { applyRules } from '../applyRules.ts';
import { tokenize } from '../tokenize.ts';
import { renderText, formatWithRules } from '../renderText.ts';
import { createCommandRule } from './commandRule.ts';
import { commandTable } from './commandTable.ts';
import { createLiteralRule } from './literalRule.ts';

const rules = [createLiteralRule(), createCommandRule({ convertPunctuations: true })];
const written = (text: string): string => formatWithRules(rules, text);

const spokenMarks = commandTable.flatMap(({ id, phrases, effect }) =>
  effect.kind === 'writes' ? phrases.map((phrase) => ({ id, phrase, output: effect.output })) : [],
);
const spokenMark = fc.constantFrom(...spokenMarks);
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
  { weight: 3, arbitrary: spokenMark.map(({ phrase }) => phrase) },
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

describe('commands within any text', () => {
  it('X-40: a text without a command phrase stays unchanged', () => {
    checkEvery(300, plainText, (text) => {
      expect(written(text)).toBe(formatWithRules([], text));
    });
  });

  it('X-40: every phrase between plain words becomes its mark', () => {
    checkEvery(300, plain, spokenMark, plain, (before, { id, phrase, output }, after) => {
      const tokens = tokenize({ id: 'text', text: `${before} ${phrase} ${after}` });
      const matches = applyRules(tokens, rules);
      expect(matches.map(({ command }) => command)).toEqual([undefined, id, undefined]);
      expect(matches[1]?.output).toEqual([output]);
    });
  });

  it('X-62: every phrase after «کلمهٔ» stays in words', () => {
    checkEvery(300, plain, spokenMark, plain, (before, { phrase }, after) => {
      const words = tokenize({ id: 'phrase', text: phrase }).map(({ text }) => text);
      expect(written(`${before} کلمهٔ ${phrase} ${after}`)).toBe(
        [before, ...words, after].join(' '),
      );
    });
  });

  it('X-65: a command divided between two segments is applied', () => {
    checkEvery(200, plain, spokenMark, plain, (before, { phrase }, after) => {
      const words = phrase.replaceAll('\u200C', ' ').split(' ');
      for (let at = 0; at <= words.length; at += 1) {
        const first = [before, ...words.slice(0, at)].join(' ');
        const second = [...words.slice(at), after].join(' ');
        const tokens = [
          ...tokenize({ id: 'first', text: first }),
          ...tokenize({ id: 'second', text: second }),
        ];
        expect(renderText(applyRules(tokens, rules), true)).toBe(
          written(`${before} ${phrase} ${after}`),
        );
      }
    });
  });

  it('X-41: a spoken mark replaces the pause marks of the engine beside it', () => {
    const closing = spokenMarks.filter(
      ({ id, output }) => output.kind === 'closing' && !id.endsWith('Close'),
    );
    checkEvery(
      300,
      plain,
      fc.constantFrom('', '.', '،', '؟', '!', '...'),
      fc.constantFrom(...closing),
      fc.constantFrom('', '.', '،', '؛', ':'),
      (before, first, { phrase, output }, last) => {
        // A mark of the engine directly after a Latin word is part of the foreign token.
        const word = /[a-z]/iu.test(before) ? 'بهار' : before;
        expect(written(`${word}${first} ${phrase}${last} کتاب`)).toBe(`${word}${output.text} کتاب`);
      },
    );
  });

  it('X-46: foreign tokens stay in any context', () => {
    checkEvery(
      300,
      anyText,
      fc.constantFrom('https://a.ir/نقطه', 'نقطه@a.ir', '`نقطه`'),
      anyText,
      (before, foreign, after) => {
        expect(written(`${before} ${foreign} ${after}`)).toContain(foreign);
      },
    );
  });

  it('X-64: a rejected command stays in words', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (text, chosen) => {
        const tokens = tokenize({ id: 'text', text });
        const matches = applyRules(tokens, rules);
        const commands = matches.filter(({ command }) => command !== undefined);
        const match = commands[chosen % Math.max(commands.length, 1)];
        fc.pre(match !== undefined);
        const said = tokens.slice(match?.from, match?.to).filter(({ kind }) => kind === 'word');
        const turned = applyRules(tokens, rules, 0, (token) => token === said[0]);
        const commandsOfSaid = turned.filter(
          ({ command, from, to }) =>
            command !== undefined && tokens.slice(from, to).some((token) => said.includes(token)),
        );
        expect(commandsOfSaid).toEqual([]);
      }),
      { numRuns: fuzzRuns(500), examples: [['دو و سه نقطه کاما', 0]] },
    );
  });

  it('X-64: a text that is formatted from a later word on has the same words and commands', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (text, chosen, later) => {
        const tokens = tokenize({ id: 'text', text });
        const [command] = applyRules(tokens, rules)
          .filter((match) => match.command !== undefined)
          .slice(chosen % 3);
        fc.pre(command !== undefined);
        const said = tokens.slice(command?.from, command?.to).find(({ kind }) => kind === 'word');
        const whole = applyRules(tokens, rules, 0, (token) => token === said);
        const from = whole[later % whole.length]?.from ?? 0;
        expect(applyRules(tokens, rules, from, (token) => token === said)).toEqual(
          whole.filter((match) => match.from >= from),
        );
      }),
      { numRuns: fuzzRuns(300), examples: [['دو و سه نقطه کاما', 0, 3]] },
    );
  });

  it('a rule reads no token beyond the look-back and the longest match', () => {
    checkEvery(500, anyText, fc.nat(30), (text, start) => {
      const tokens = tokenize({ id: 'text', text: `${'بهار '.repeat(6)}${text}` });
      const at = start % tokens.length;
      const rule = rules[start % 2];
      const near = tokens.slice(Math.max(at - longestLookBack, 0), at + longestMatch * 2);
      expect(rule?.(near, Math.min(at, longestLookBack))).toEqual(rule?.(tokens, at));
    });
  });
});

describe('the command rule on formatted text', () => {
  // Without the escape rule, which would read «کلمه» again; and line by line.
  const onlyCommands = [createCommandRule({ convertPunctuations: true })];
  const again = (text: string): void => {
    for (const line of text.split('\n')) {
      expect(formatWithRules(onlyCommands, line)).toBe(line.trim());
    }
  };

  it.each(
    [...commandCases, ...commandWordCases].filter(
      ({ spoken, settings }) => settings === undefined && !spoken.includes('کلمه'),
    ),
  )('X-40: the formatted text of «$spoken» stays', ({ written }) => {
    again(written.trim());
  });

  it('X-40: formatted words and marks stay', () => {
    checkEvery(300, fc.array(fc.tuple(plain, spokenMark), { maxLength: 10 }), (parts) => {
      const spoken = parts.map(([word, { phrase }]) => `${word} ${phrase}`).join(' ');
      again(formatWithRules(onlyCommands, spoken));
    });
  });
});
