import { everydayWords } from './everydayWords.ts';
import { writtenVerb } from './everydayVerbs.ts';

const plural = /(.{2,}(?:\u200C|[اآدذرزژو]))ها(م|ت|ش|مون|تون|شون)$/;
const owned = /(.+\u200C)(م|ت|ش)ون$/;

/** A word of everyday speech in its written form; null where it is one already, or unknown. */
export function writtenWord(word: string): string | null {
  const known = everydayWords.get(word) ?? writtenVerb(word);
  if (known !== null) {
    return known;
  }
  const [, things, owner = ''] = plural.exec(word) ?? [];
  if (things !== undefined) {
    return `${stemOf(things)}های${owner.replace('و', 'ا')}`;
  }
  const [, thing, whose = ''] = owned.exec(word) ?? [];
  return thing === undefined ? null : `${stemOf(thing)}${whose}ان`;
}

// «خونه‌هامون»: the thing itself may be an everyday word.
function stemOf(things: string): string {
  return things.replace(/.*?(?=\u200C?$)/, (thing) => everydayWords.get(thing) ?? thing);
}
