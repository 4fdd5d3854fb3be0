import { listOf, plain } from './letters.ts';

/** A word as it is written, and as it stands in the lists. */
export interface Word {
  readonly text: string;
  readonly plain: string;
}

export function wordOf(text: string): Word {
  return { text, plain: plain(text) };
}

/** What a word becomes with those that follow. */
export interface Joined {
  readonly text: string;
  /** How many of those that follow are in it now. */
  readonly taken: number;
}

/**
 * Joins the first of the words that follow to a word, or tells by null that
 * they stay apart. It looks at nothing else, so that what is joined once is
 * read the same way again.
 */
export type Join = (word: Word, next: readonly Word[]) => Joined | null;

/** The furthest word that follows and is looked at. */
export const farthestFollower = 4;

/** What follows, as a word in the lists; '' where nothing does. */
export function plainAt(next: readonly Word[], at: number): string {
  return next[at]?.plain ?? '';
}

/** Words that stand for themselves: nothing is joined to them. */
export const standsAlone: ReadonlySet<string> = new Set(
  listOf(`
  و از به با تا که را بر در برای اگر اگه اما ولی یا هم نه آری آره بله خب پس چون زیرا مگر ای وای
  است هست نیست بود نبود شد نشد باشد نباشد شود کرد گفت ها های هایی تر تری ترین یک هر هیچ می نمی همی
  ام اند ایم اید ات اش ی این‌که آن‌که اینکه آنکه بی غیر جز الا مثل البته فقط الان
  `),
);
