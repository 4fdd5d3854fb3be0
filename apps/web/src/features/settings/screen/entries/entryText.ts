import { addedText } from '../../../../shared/text/addedText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import { specText } from '../../../../shared/text/commonText.ts';
import type { EntryFault, EntryKind } from './entry.ts';

/** The texts of the two lists. */
export const entryText = {
  vocabulary: {
    heading: settingsText.groupVocabulary,
    hint: settingsText.vocabularyHint,
    name: settingsText.vocabularyWord,
    more: settingsText.vocabularySounds,
    add: settingsText.vocabularyAdd,
    empty: settingsText.vocabularyEmpty,
    duplicate: settingsText.vocabularyDuplicate,
    file: addedText.vocabularyFile,
  },
  snippets: {
    heading: settingsText.snippets,
    hint: settingsText.snippetsHint,
    name: settingsText.snippetPhrase,
    more: settingsText.snippetText,
    add: addedText.snippetAdd,
    empty: addedText.snippetsEmpty,
    duplicate: addedText.snippetDuplicate,
    file: addedText.snippetsFile,
  },
} as const satisfies Record<EntryKind, Record<string, string>>;

/** Converts a fault into the errors of the form's fields. */
export function toFormErrors(kind: EntryKind, fault: EntryFault | null): Record<string, string> {
  switch (fault) {
    case null:
      return {};
    case 'no-name':
      return { name: specText.required };
    case 'no-text':
      return { more: specText.required };
    case 'too-long':
      return { name: addedText.entryTooLong };
    case 'duplicate':
      return { name: entryText[kind].duplicate };
  }
}
