import type { Command, CommandGroup } from './command.ts';

/** Commands that act on the text or the recording; «پاک کن» removes the last phrase. */
export const actionCommands = [
  action('deleteWord', 'edit', [
    'پاک کن',
    'پاکش کن',
    'حذف کن',
    'حذفش کن',
    'عبارت آخر را پاک کن',
    'کلمهٔ آخر را پاک کن',
  ]),
  action('deleteSentence', 'edit', [
    'جمله را پاک کن',
    'جمله رو پاک کن',
    'جمله را حذف کن',
    'جمله رو حذف کن',
    'جملهٔ آخر را پاک کن',
    'جملهٔ آخر رو پاک کن',
    'جملهٔ آخر را حذف کن',
    'این جمله را پاک کن',
  ]),
  action('undo', 'edit', ['برگردان', 'برگردون', 'برش گردان', 'برش گردون']),
  action('redo', 'edit', ['دوباره انجام بده', 'دوباره انجامش بده', 'از نو انجام بده']),
  action('selectLast', 'edit', [
    'انتخاب جملهٔ آخر',
    'جملهٔ آخر را انتخاب کن',
    'جملهٔ آخر رو انتخاب کن',
  ]),
  action('pause', 'control', ['مکث کن']),
  action('resume', 'control', ['ادامه بده']),
  action('stop', 'control', ['پایان دیکته', 'پایان تایپ', 'دیکته را تمام کن']),
  action('save', 'control', ['ذخیره کن', 'ذخیره‌اش کن', 'متن را ذخیره کن']),
  action('copy', 'control', ['کپی کن', 'کپیش کن', 'متن را کپی کن', 'همه را کپی کن']),
] as const satisfies readonly Command[];

function action<Id extends string>(
  id: Id,
  group: CommandGroup,
  phrases: Command['phrases'],
): Command<Id> {
  return { id, group, phrases, effect: { kind: 'acts' } };
}
