import * as englishModule from 'react-aria-components/i18n/en-US';
import { describe, expect, it } from 'vitest';
import { ariaStrings } from './ariaStrings.ts';

// The types declare a type export; the module exports the table.
const { default: english } = englishModule as unknown as {
  default: Record<string, Record<string, unknown>>;
};

const unused = ['@react-aria/color', '@react-stately/color'];

const needed = Object.entries(english).filter(([name]) => !unused.includes(name));

// As in the library, plural texts need the formatter.
class Wording {
  private readonly locale = 'fa-IR';

  number(value: number): string {
    return new Intl.NumberFormat(this.locale).format(value);
  }
}

const wording = new Wording();

describe('texts of react-aria-components', () => {
  it('lists every package that has texts', () => {
    expect(needed.map(([name]) => name).sort()).toEqual(Object.keys(ariaStrings).sort());
    expect(Object.keys(english)).toEqual(expect.arrayContaining(unused));
  });

  it.each(needed)('has a Persian text for every English one of %s', (name, strings) => {
    expect(Object.keys(ariaStrings[name] ?? {}).sort()).toEqual(Object.keys(strings).sort());
  });

  it.each(needed)('uses the same variables as the English texts of %s', (name, strings) => {
    const kinds = (texts: object) =>
      Object.entries(texts)
        .map(([key, text]: [string, unknown]) => `${key}: ${typeof text}`)
        .sort();
    expect(kinds(ariaStrings[name] ?? {})).toEqual(kinds(strings));
  });

  it('is Persian throughout, with Persian digits and every variable replaced', () => {
    const values = new Proxy({}, { get: () => 12 });
    const said = Object.values(ariaStrings)
      .flatMap((texts) => Object.values(texts))
      .map((text) => (typeof text === 'string' ? text : text(values, wording)));
    expect(said.filter((text) => !/[آ-ی]/.test(text) || text.includes('undefined'))).toEqual([]);
    expect(ariaStrings['@react-aria/combobox']?.['countAnnouncement']).toSatisfy(
      (text: (values: object, by: Wording) => string) =>
        text({ optionCount: 12 }, wording) === '۱۲ گزینه.' &&
        text({ optionCount: 0 }, wording) === 'گزینه‌ای پیدا نشد.',
    );
  });

  it('describes groups and selected options from their arguments', () => {
    const say = ariaStrings['@react-aria/combobox']?.['focusAnnouncement'];
    const option = { optionText: 'تهران', groupTitle: 'مرکز', groupCount: 3 };
    expect(
      typeof say === 'function' && [
        say({ ...option, isGroupChange: true, isSelected: true }, wording),
        say({ ...option, isGroupChange: false, isSelected: false }, wording),
      ],
    ).toEqual(['گروه مرکز، ۳ گزینه. تهران، انتخاب‌شده', 'تهران']);
  });
});
