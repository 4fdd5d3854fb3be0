import { halfSpace, splitWords, plain } from './letters.ts';
import type { EzafeForm } from '../settings.ts';

// Words with a pronounced «ه», which takes no half-space and no hamza: «گروهِ ما», «فرماندهم».
const heard = new Set(
  splitWords(`
  ستوه نستوه وجوه مکروه اندوه
  شبیه فقیه تشبیه توجیه تنبیه کریه وجیه سفیه ترفیه تنزیه نبیه
  متوجه وجه موجه مواجه فقه مرفه مشابه متشابه تشابه فربه ابله منزه متنبه واله
  سازمانده بازده ده زره گره کنه شبه سفه سپه آگه ره مه شه که چه نه به سه زه
  یازده دوازده دوازه سیزده چهارده پانزده پونزده پونزه شانزده شونزده شونزه هفده هیفده هجده هیجده هژده نوزده
  `),
);
const heardEnd = /(?:اه|گروه|کوه|پژوه|انبوه|توجه|الله|فرمانده)$/;

/** Whether a plain word ends in a silent «ه»: «خانه», «رفته»; not «راه», «گروه», «ده». */
export function endsInSilentHeh(word: string): boolean {
  const lastPart = word.replace(/.*\u200C/, '');
  return /..ه$/.test(word) && !heardEnd.test(word) && !heard.has(lastPart);
}

/** Converts a written ezafe after a silent «ه» to the chosen form. */
export function withEzafe(word: string, form: EzafeForm): string {
  const [, stem = ''] =
    /(.*ه)(?:\u200C?\u0654|\u200C[یيى])$/s.exec(word.replace(/ۀ$/, 'ه\u0654')) ?? [];
  return endsInSilentHeh(plain(stem)) ? (addEzafe(stem, form) ?? word) : word;
}

/** Adds the ezafe to a word in silent «ه»; null when the form is left unchanged. */
export function addEzafe(stem: string, form: EzafeForm): string | null {
  switch (form) {
    case 'hamza':
      return `${stem}\u0654`;
    case 'ye':
      return `${stem}${halfSpace}ی`;
    case 'keep':
      return null;
  }
}
