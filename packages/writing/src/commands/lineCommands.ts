import type { Command } from './command.ts';

/** The commands that begin a new line. */
export const lineCommands = [
  line(
    'newLine',
    '\n',
    [
      'خط بعد',
      'خط جدید',
      'خط تازه',
      'سر خط',
      'سطر بعد',
      'سطر جدید',
      'برو سر خط',
      'برو خط بعد',
      'برو خط بعدی',
      'برو به خط بعد',
      'برو به خط بعدی',
      'برو سطر بعد',
      'برو به سطر بعد',
    ],
    ['خط بعدی', 'سطر بعدی'],
  ),
  line(
    'newParagraph',
    '\n\n',
    [
      'پاراگراف جدید',
      'پاراگراف بعد',
      'پاراگراف تازه',
      'پارگراف جدید',
      'پارگراف بعد',
      'پراگراف جدید',
      'پراگراف بعد',
      'بند جدید',
      'برو پاراگراف بعد',
      'برو پاراگراف بعدی',
      'برو به پاراگراف بعد',
      'برو به پاراگراف بعدی',
    ],
    ['پاراگراف بعدی'],
  ),
  line('bullet', '\n• ', ['مورد بعد', 'برو مورد بعد', 'برو به مورد بعد']),
] as const satisfies readonly Command[];

function line<Id extends string>(
  id: Id,
  text: string,
  phrases: Command['phrases'],
  phrasesAfterSentence: readonly string[] = [],
): Command<Id> {
  const output = { text, kind: 'break' } as const;
  return { id, group: 'lines', phrases, phrasesAfterSentence, effect: { kind: 'writes', output } };
}
