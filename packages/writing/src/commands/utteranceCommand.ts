import { tokensOf } from '../token.ts';
import type { CommandId } from './commandTable.ts';
import { phraseBook } from './phrases.ts';

const actions = phraseBook(({ effect }) => effect.kind === 'acts');

/**
 * The command that an utterance gives to the desk or to its text; null where
 * anything else is said in it, for then it is a part of the text.
 */
export function utteranceCommand(text: string): CommandId | null {
  const said = tokensOf({ id: 'utterance', text }).filter(({ kind }) => kind !== 'mark');
  const isPlain = said.every(({ kind }) => kind === 'word');
  return isPlain ? (actions.get(said.map(({ key }) => key).join(''))?.id ?? null) : null;
}
