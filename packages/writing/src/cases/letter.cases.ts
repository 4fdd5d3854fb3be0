import type { WritingCase } from './writingCase.ts';

/** Which letters are written in their Persian form. */
export const letterCases: readonly WritingCase[] = [
  { spoken: 'كتاب', written: 'کتاب' },
  { spoken: 'علي', written: 'علی' },
  { spoken: 'موسى', written: 'موسی' },
  { spoken: 'كيك', written: 'کیک' },
  { spoken: 'خــــدا', written: 'خدا' },
  { spoken: 'سـلام', written: 'سلام' },
  { spoken: 'هـ', written: 'هـ', note: 'the lunar year' },
  { spoken: 'ــ', written: 'ــ', note: 'a line by itself' },
  { spoken: 'خانۀ', written: 'خانهٔ' },
  { spoken: 'خانه‌ٔ', written: 'خانهٔ' },
  { spoken: 'خانهء', written: 'خانهٔ' },
  { spoken: 'خانهٔ', written: 'خانهٔ' },
  { spoken: 'سوء تفاهم', written: 'سوء تفاهم' },
  { spoken: 'مسئول', written: 'مسئول' },
  {
    spoken: 'مسي\u0654ول',
    written: 'مسي\u0654ول',
    note: 'a yeh with a hamza is «ئ» in two code points',
  },
  { spoken: 'مؤسسة', written: 'مؤسسة', note: '«ة» is not one of the letters' },
  { spoken: 'رأی', written: 'رأی' },
  { spoken: 'آب', written: 'آب' },
  { spoken: '١٢٣', written: '١٢٣', note: "digits are another rule's" },
  { spoken: 'كيلو۵', written: 'کیلو۵' },
  { spoken: 'مکه مُکَرَّمه', written: 'مکه مُکَرَّمه', note: 'vowel signs stay' },
  { spoken: 'كتاب.ايران', written: 'كتاب.ايران', note: 'an address in Persian letters' },
  { spoken: 'سایت https://كتاب.ir', written: 'سایت https://كتاب.ir' },
  { spoken: 'پست ali@كتاب.ir', written: 'پست ali@كتاب.ir' },
  { spoken: 'Windowsي', written: 'Windowsي', note: 'a word with a letter of another script' },
];
