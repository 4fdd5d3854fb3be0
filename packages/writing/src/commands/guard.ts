import type { Token } from '../token.ts';
import type { Spoken } from './phrases.ts';

/**
 * What the words around a phrase make of it: a mark, the words themselves, the
 * words unless a silence speaks for the mark, or nothing that decides.
 */
export type Verdict = 'mark' | 'word' | 'rather-word' | 'open';

/** Says what the phrase is; null where this guard does not decide. */
export type Guard = (tokens: readonly Token[], spoken: Spoken) => Verdict | null;
