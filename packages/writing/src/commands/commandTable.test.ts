import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldPersian } from '../fold.ts';
import { getOutput } from './command.ts';
import { commandTable } from './commandTable.ts';
import { findUtteranceCommand } from './findUtteranceCommand.ts';

const deck = JSON.parse(
  readFileSync(new URL('../../../../docs/copy.fa.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** Copy keys of the help itself, and two commands of the deck that the product does not have. */
const noCommands = new Set([
  'title',
  'intro',
  'groupMarks',
  'groupLines',
  'groupEdit',
  'groupControl',
  'say',
  'writes',
  'literal',
  'custom',
  'addCustom',
  'capsEn',
]);

describe('commandTable', () => {
  it('X-40: the table has every command of the copy deck once, with its phrase first', () => {
    const phrases = Object.fromEntries(
      Object.entries(deck)
        .filter(([key]) => key.startsWith('commands.'))
        .map(([key, phrase]) => [key.slice('commands.'.length), phrase])
        .filter(([id = '']) => !noCommands.has(id)),
    );
    expect(Object.fromEntries(commandTable.map(({ id, phrases: [first] }) => [id, first]))).toEqual(
      phrases,
    );
    expect(new Set(commandTable.map(({ id }) => id)).size).toBe(commandTable.length);
  });

  it('X-40: no phrase occurs twice', () => {
    const keys = commandTable.flatMap(({ phrases }) => phrases.map(foldPersian));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('X-40: marks and lines write; edit and control commands act', () => {
    for (const command of commandTable) {
      const acts = command.group === 'edit' || command.group === 'control';
      expect(command.effect.kind === 'acts').toBe(acts);
      expect(getOutput(command) === null).toBe(acts);
    }
  });
});

const acting = commandTable.filter(({ effect }) => effect.kind === 'acts');

describe('X-40: edit and control commands are whole utterances', () => {
  it.each(acting.flatMap(({ id, phrases }) => phrases.map((phrase) => ({ id, phrase }))))(
    '«$phrase» is $id',
    ({ id, phrase }) => {
      expect(findUtteranceCommand(phrase)).toBe(id);
      expect(findUtteranceCommand(` ${phrase}. `)).toBe(id);
      expect(findUtteranceCommand(`${phrase} آقا`)).toBeNull();
      expect(findUtteranceCommand(`لطفا ${phrase}`)).toBeNull();
    },
  );

  it.each([
    ['مکث  كن!', 'pause'],
    ['جملهٔ آخر، را پاک کن؟', 'deleteSentence'],
    ['پاک‌کن', 'deleteWord'],
    ['', null],
    ['.', null],
    ['نقطه', null],
    ['خط بعد', null],
    ['ذخیره', null],
    ['برگردان کتاب', null],
    ['ذخیره کن nevisa', null],
    ['https://nevisa.ir', null],
  ])('«%s» is %s', (said, id) => {
    expect(findUtteranceCommand(said)).toBe(id);
  });
});
