import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { endingCases } from '../cases/ending.cases.ts';
import { ezafeCases } from '../cases/ezafe.cases.ts';
import { letterCases } from '../cases/letter.cases.ts';
import { scriptCases } from '../cases/script.cases.ts';
import { scriptSettingCases } from '../cases/scriptSetting.cases.ts';
import { defaultWriting, type WritingSettings } from '../settings.ts';
import { tokenize } from '../tokenize.ts';
import { formatWithRules } from '../renderText.ts';
import { createScriptRule } from './scriptRule.ts';

function write(text: string, settings: Partial<WritingSettings> = {}): string {
  return formatWithRules([createScriptRule({ ...defaultWriting, ...settings })], text);
}

describe('X-46, X-47, X-48: the script rule', () => {
  it.each([...scriptCases, ...endingCases])(
    'X-46: «$spoken» is written «$written»',
    ({ spoken, written }) => {
      expect(write(spoken)).toBe(written);
    },
  );

  it.each(letterCases)('X-47: «$spoken» is written «$written»', ({ spoken, written }) => {
    expect(write(spoken)).toBe(written);
  });

  it.each(ezafeCases)('X-48: «$spoken» is written «$written»', ({ spoken, written }) => {
    expect(write(spoken)).toBe(written);
  });

  it.each(scriptSettingCases)(
    'X-46, X-47, X-48: with $settings «$spoken» is written «$written»',
    ({ spoken, written, settings }) => {
      expect(write(spoken, settings)).toBe(written);
    },
  );
});

const everyCase = [
  ...scriptCases,
  ...endingCases,
  ...letterCases,
  ...ezafeCases,
  ...scriptSettingCases,
];
const said = everyCase.flatMap(({ spoken }) => spoken.split(' '));
const suffixes = 'می نمی ها های ی ای ام اند تر ترین تری ین شان مان و گو جو ست است'.split(' ');
const sentence = fc
  .array(fc.oneof(fc.constantFrom(...said), fc.constantFrom(...suffixes)), { maxLength: 12 })
  .map((words) => words.join(' '));
const settings = fc.record({
  halfSpace: fc.boolean(),
  arabicChars: fc.boolean(),
  ezafe: fc.constantFrom('hamza' as const, 'ye' as const, 'keep' as const),
});
const runs = 2_000;
const time = fuzzTime(2_000);

describe('properties of the script rule', () => {
  it('X-46: a verb of three parts is written as it is written again', () => {
    const chosen = { halfSpace: true, arabicChars: false, ezafe: 'hamza' } as const;
    const written = write('می می رن', chosen);
    expect(written).toBe('می‌میرن');
    expect(write(written, chosen)).toBe(written);
  });

  it(
    'X-46: the script rule is idempotent',
    () => {
      checkEvery(runs, sentence, settings, (text, chosen) => {
        const written = write(text, chosen);
        expect(write(written, chosen)).toBe(written);
      });
    },
    time,
  );

  it(
    'X-46: the letters of a name are read again as they are written',
    () => {
      const parts = 'شبکه روزنامه خسته ام ای آر آی او بی سی دی ها های ترین دلیل کار خدا مردم'.split(
        ' ',
      );
      checkEvery(runs, fc.array(fc.constantFrom(...parts), { maxLength: 10 }), (words) => {
        const written = write(words.join(' '));
        expect(write(written)).toBe(written);
      });
    },
    time,
  );

  it(
    'X-47: no other letter changes',
    () => {
      const bones = (text: string) =>
        text
          .replaceAll(/[يى]/g, 'ی')
          .replaceAll('ك', 'ک')
          .replaceAll('ۀ', 'هٔ')
          .replaceAll('هء', 'هٔ')
          // The ezafe after «ه» has three spellings.
          .replaceAll(/ه[\s\u200C]*(?:ی(?![\p{L}])|\u0654)/gu, 'ه')
          .replaceAll(/[\s\u200C\u0640]/g, '');
      checkEvery(runs, sentence, settings, (text, chosen) => {
        expect(bones(write(text, chosen))).toBe(bones(text));
      });
    },
    time,
  );

  it(
    'X-46: addresses, e-mails, code and foreign words stay',
    () => {
      const foreign = fc.constantFrom(
        'https://كتاب.ir/مي-روم',
        'www.nevisa.ir/خانه‌ی',
        'sara@نمونه.ir',
        'كتاب_ها',
        '`ميروم`',
        'Windowsي',
        'x=كتاب',
      );
      checkEvery(
        runs,
        fc.array(fc.oneof(foreign, fc.constantFrom(...suffixes))),
        settings,
        (words, chosen) => {
          const isForeign = (word: string) => /[a-z@_`=]/iu.test(word);
          const kept = write(words.join(' '), chosen).split(' ').filter(isForeign);
          expect(kept).toEqual(words.filter(isForeign));
        },
      );
    },
    time,
  );

  it(
    'X-46: nothing changes when all settings are off',
    () => {
      checkEvery(runs, sentence, (text) => {
        const off = { halfSpace: false, arabicChars: false, ezafe: 'keep' } as const;
        expect(write(text, off)).toBe(formatWithRules([], text));
      });
    },
    time,
  );

  it('X-46: the rule returns null for a word that stays', () => {
    const rule = createScriptRule(defaultWriting);
    const stays = tokenize({ id: 'a', text: 'کتاب، ثبت.ايران' });
    expect(stays.map((_, at) => rule(stays, at))).toEqual([null, null, null]);
  });

  it('X-46: Intl.Segmenter counts a joined word as one word', () => {
    const segmenter = new Intl.Segmenter('fa', { granularity: 'word' });
    const joined = scriptCases
      .filter(({ spoken, written }) => spoken !== written)
      .flatMap(({ written }) => written.split(' '))
      .filter((word) => /^\p{L}+\u200C\p{L}+$/u.test(word));
    expect(joined.length).toBeGreaterThan(100);
    for (const word of joined) {
      expect([...segmenter.segment(word)].filter(({ isWordLike }) => isWordLike)).toHaveLength(1);
    }
  });
});
