import type { OutputKind } from '../rule.ts';
import type { Command } from './command.ts';

/** The spoken marks. */
export const markCommands = [
  mark('period', '.', 'closing', ['نقطه', 'علامت نقطه']),
  mark('comma', '،', 'closing', ['ویرگول', 'ویرگل', 'کاما', 'علامت ویرگول', 'علامت کاما']),
  mark('question', '؟', 'closing', [
    'علامت سؤال',
    'علامت سئوال',
    'علامت پرسش',
    'نشانهٔ سؤال',
    'نشانهٔ پرسش',
  ]),
  mark('exclamation', '!', 'closing', ['علامت تعجب', 'نشانهٔ تعجب']),
  mark('colon', ':', 'closing', ['دونقطه', 'علامت دونقطه']),
  mark('semicolon', '؛', 'closing', ['نقطه‌ویرگول', 'نقطه‌ویرگل', 'نقطه کاما', 'علامت نقطه‌ویرگول']),
  mark('ellipsis', '…', 'closing', ['سه نقطه', 'علامت سه نقطه']),
  mark('dash', '–', 'word', ['خط تیره', 'علامت خط تیره', 'خط فاصله']),
  mark('quoteOpen', '«', 'opening', [
    'گیومه باز',
    'گیومه باز کن',
    'گیومه را باز کن',
    'گیومه رو باز کن',
  ]),
  mark('quoteClose', '»', 'closing', [
    'گیومه بسته',
    'گیومه ببند',
    'گیومه را ببند',
    'گیومه رو ببند',
  ]),
  mark('parenOpen', '(', 'opening', [
    'پرانتز باز',
    'پارانتز باز',
    'پرانتز باز کن',
    'پرانتز را باز کن',
    'پرانتز رو باز کن',
    'کمانک باز',
    'هلالین باز',
  ]),
  mark('parenClose', ')', 'closing', [
    'پرانتز بسته',
    'پارانتز بسته',
    'پرانتز ببند',
    'پرانتز را ببند',
    'پرانتز رو ببند',
    'کمانک بسته',
    'هلالین بسته',
  ]),
  mark('slash', '/', 'infix', ['اسلش', 'علامت اسلش', 'فوروارد اسلش']),
  inNumbers('percent', '٪', ['درصد']),
  inNumbers('decimal', '٫', ['ممیز']),
  mark('zwnj', '\u200C', 'infix', ['نیم‌فاصله']),
] as const satisfies readonly Command[];

function mark<Id extends string>(
  id: Id,
  text: string,
  kind: OutputKind,
  phrases: Command['phrases'],
): Command<Id> {
  return { id, group: 'marks', phrases, effect: { kind: 'writes', output: { text, kind } } };
}

function inNumbers<Id extends string>(
  id: Id,
  text: string,
  phrases: Command['phrases'],
): Command<Id> {
  const output = { text, kind: 'infix' } as const;
  return { id, group: 'marks', phrases, effect: { kind: 'writes-in-numbers', output } };
}
