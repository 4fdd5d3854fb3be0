/** A rule of writing by an example. */
export interface WritingExample {
  write: string;
  avoid: string;
  why: string;
  /** Finds the fault of `avoid` in any text. */
  fault: RegExp;
}

const letter = '[\u0621-\u06CC]';

/** The tone of the product's texts. */
export const toneExamples: readonly WritingExample[] = [
  {
    write: 'اینترنت قطع است. متن شما روی همین دستگاه می‌ماند.',
    avoid: 'خطای شبکه رخ داده است!',
    why: 'State the fact and its consequence.',
    fault: /!|رخ داد/u,
  },
  {
    write: 'دوباره وارد شوید تا ادامه دهید.',
    avoid: 'نشست شما نامعتبر است.',
    why: 'State the next step in everyday words.',
    fault: /نامعتبر/u,
  },
  {
    write: 'در تاریخچه ذخیره شد.',
    avoid: 'روی سرور ذخیره شد.',
    why: 'Name the place that the user knows, not the machine.',
    fault: /سرور|توکن|کد خطا/u,
  },
  {
    write: 'حذف همهٔ پیام‌ها',
    avoid: 'تأیید',
    why: 'A button names its action.',
    fault: /^(?:تأیید|تایید)$/u,
  },
  {
    write: 'هنوز نوشته‌ای ندارید.',
    avoid: 'موردی پیدا نشد.',
    why: 'An empty list is not an error.',
    fault: /^موردی پیدا نشد/u,
  },
];

/** Half-spaces and letters. */
export const halfSpaceExamples: readonly WritingExample[] = [
  {
    write: 'می‌نویسد',
    avoid: 'می نویسد',
    why: 'A half-space after verb prefixes.',
    fault: /(?:^|\s)ن?می\s/u,
  },
  {
    write: 'نوشته‌ها',
    avoid: 'نوشته ها',
    why: 'A half-space before plural endings.',
    fault: /\sها(?:ی|یی)?(?:\s|$)/u,
  },
  {
    write: 'بزرگ‌تر',
    avoid: 'بزرگ تر',
    why: 'A half-space before comparative endings.',
    fault: /\sتر(?:ین)?(?:\s|$)/u,
  },
  {
    write: 'نوشته‌ام',
    avoid: 'نوشته ام',
    why: 'A half-space before verb endings.',
    fault: /ه\s(?:ام|ات|اش|اید|ایم|اند)(?:\s|[.،؛؟]|$)/u,
  },
  {
    write: 'نسخهٔ جدید',
    avoid: 'نسخه ی جدید',
    why: 'Ezafe after silent he is written as a hamza.',
    fault: /ه\sی\s/u,
  },
  {
    write: 'کتاب من',
    avoid: 'كتاب من',
    why: 'Persian kaf and ye, not the Arabic letters.',
    fault: /[كي]/u,
  },
];

/** Punctuation. */
export const markExamples: readonly WritingExample[] = [
  {
    write: 'سلام، خوبید؟',
    avoid: 'سلام ,خوبید ?',
    why: 'Persian comma and question mark, without a space before.',
    fault: new RegExp(`${letter}\\s*[,?;]|\\s[،؛؟.](?:\\s|$)`, 'u'),
  },
  {
    write: '«نویسا»',
    avoid: '"نویسا"',
    why: 'Quotation marks are guillemets.',
    fault: /["“”]/u,
  },
  {
    write: 'در حال ورود…',
    avoid: 'در حال ورود...',
    why: 'An ellipsis is one character.',
    fault: /\.\.\./u,
  },
];
