/** Number words that are nothing else in a sentence, with their digits; «یک» and «نه» are other words, too. */
const numbers: Readonly<Record<string, string>> = {
  دو: '۲',
  سه: '۳',
  چهار: '۴',
  پنج: '۵',
  شش: '۶',
  هفت: '۷',
  هشت: '۸',
  ده: '۱۰',
  بیست: '۲۰',
  سی: '۳۰',
  چهل: '۴۰',
  پنجاه: '۵۰',
};

const wholeWord = new RegExp(
  String.raw`(?<![\p{L}\p{M}\u200C])(?:${Object.keys(numbers).join('|')})(?![\p{L}\p{M}\u200C])`,
  'gu',
);

/** Writes the number words of a text as digits, one by one, so that the words keep their places. */
export function writeDigits(text: string): string {
  return text.replaceAll(wholeWord, (word) => numbers[word] ?? word);
}
