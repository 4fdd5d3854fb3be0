import { tokenize } from '../tokenize.ts';
import type { CommandId } from './commandTable.ts';
import { buildPhraseBook } from './commandPhrases.ts';

const actions = buildPhraseBook(({ effect }) => effect.kind === 'acts');

/**
 * The command that consists of the whole utterance, or null. A command phrase within
 * a longer utterance is part of the text.
 */
export function findUtteranceCommand(text: string): CommandId | null {
  const said = tokenize({ id: 'utterance', text }).filter(({ kind }) => kind !== 'mark');
  const isPlain = said.every(({ kind }) => kind === 'word');
  return isPlain ? (actions.get(said.map(({ key }) => key).join(''))?.id ?? null) : null;
}
