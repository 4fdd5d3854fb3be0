import { isolateText, replacePlaces } from '@nevisa/writing';

/**
 * Replaces the placeholders of a template: `fill('{page} / {total}', { page: '1', total: '10' })`.
 * A name or another text with Latin letters is isolated.
 */
export function fill(sentence: string, words: Readonly<Record<string, string>>): string {
  return replacePlaces(sentence, words, isolateText);
}
