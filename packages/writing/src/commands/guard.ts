import type { Token } from '../tokenize.ts';
import type { SpokenPhrase } from './commandPhrases.ts';

/**
 * What the context makes of a phrase: a mark, plain words, plain words unless a
 * silence surrounds it, or undecided.
 */
export type Verdict = 'mark' | 'word' | 'rather-word' | 'open';

/** Classifies a phrase by its context; null when this guard does not decide. */
export type Guard = (tokens: readonly Token[], spoken: SpokenPhrase) => Verdict | null;
