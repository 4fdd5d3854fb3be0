import { plainAt, type Word } from './join.ts';

// «های و هوی», «های لایت», «هات چاکلت», «شأن نزول», «شأن و منزلت».
const ownAfter: Readonly<Record<string, RegExp>> = {
  های: /^(?:و (?:هو|هوی)$|لایت|کپی)/,
  هات: /^(?:چاکلت|داگ|اسپات)/,
  شان: /^(?:نزول|و (?:منزلت|مقام|مرتبه|شوکت))/,
};

/** Whether a word that looks like a suffix begins a phrase of its own. */
export function isOfItsOwn(next: readonly Word[]): boolean {
  const after = `${plainAt(next, 1)} ${plainAt(next, 2)}`;
  return ownAfter[plainAt(next, 0)]?.test(after) ?? false;
}
