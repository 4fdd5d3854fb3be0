import { everydayWords } from './everydayWords.ts';
import { toWrittenVerb } from './everydayVerbs.ts';

const plural = /(.{2,}(?:\u200C|[اآدذرزژو]))ها(م|ت|ش|مون|تون|شون)$/;
const owned = /(.+\u200C)(م|ت|ش)ون$/;

/** The written form of a colloquial word; null when it is written already, or unknown. */
export function toWrittenWord(word: string): string | null {
  const known = everydayWords.get(word) ?? toWrittenVerb(word);
  if (known !== null) {
    return known;
  }
  const [, things, owner = ''] = plural.exec(word) ?? [];
  if (things !== undefined) {
    return `${toWrittenStem(things)}های${owner.replace('و', 'ا')}`;
  }
  const [, thing, whose = ''] = owned.exec(word) ?? [];
  return thing === undefined ? null : `${toWrittenStem(thing)}${whose}ان`;
}

// «خونه‌هامون»: the noun itself may be colloquial.
function toWrittenStem(things: string): string {
  return things.replace(/.*?(?=\u200C?$)/, (thing) => everydayWords.get(thing) ?? thing);
}
