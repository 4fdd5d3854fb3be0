import { splitWords, plain } from './letters.ts';

/** A word as written, and its plain form for the word lists. */
export interface Word {
  readonly text: string;
  readonly plain: string;
}

export function toWord(text: string): Word {
  return { text, plain: plain(text) };
}

/** A word joined with some that follow it. */
export interface Joined {
  readonly text: string;
  /** Number of following words that it includes. */
  readonly taken: number;
}

/**
 * Joins following words to a word; null when they stay separate. Of the rest of the text it
 * reads only the word before, which joining leaves as it is, so joining is idempotent.
 */
export type Join = (word: Word, next: readonly Word[], before?: string) => Joined | null;

/** Largest number of following words that a join may read. */
export const farthestFollower = 5;

/** The plain form of a following word; '' when there is none. */
export function getPlainAt(next: readonly Word[], at: number): string {
  return next[at]?.plain ?? '';
}

/** Words that nothing is joined to. */
export const standsAlone: ReadonlySet<string> = new Set(
  splitWords(`
  و از به با تا که را بر در برای اگر اگه اما ولی یا هم نه آری آره بله خب پس چون زیرا مگر ای وای
  است هست نیست بود نبود شد نشد باشد نباشد شود کرد گفت ها های هایی تر تری ترین یک هر هیچ می نمی همی
  ام اند ایم اید ات اش ی این‌که آن‌که اینکه آنکه بی غیر جز الا مثل البته فقط الان
  `),
);

// «های و هوی», «های لایت», «هات چاکلت», «شأن نزول», «شأن و منزلت».
const ownAfter: Readonly<Record<string, RegExp>> = {
  های: /^(?:و (?:هو|هوی)$|لایت|کپی)/,
  هات: /^(?:چاکلت|داگ|اسپات)/,
  شان: /^(?:نزول|و (?:منزلت|مقام|مرتبه|شوکت))/,
};

/** Whether a word that looks like a suffix begins a phrase of its own. */
export function beginsOwnPhrase(next: readonly Word[]): boolean {
  const after = `${getPlainAt(next, 1)} ${getPlainAt(next, 2)}`;
  return ownAfter[getPlainAt(next, 0)]?.test(after) ?? false;
}
