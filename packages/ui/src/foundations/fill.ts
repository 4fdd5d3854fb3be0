import { isolateText } from '@nevisa/writing';

/**
 * Replaces the placeholders of a template: `fill('{page} / {total}', { page: '1', total: '10' })`.
 * A name or another text with Latin letters is isolated.
 */
export function fill(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const word = words[name];
    return word === undefined ? place : isolateText(word);
  });
}
