import { formatNumber } from '@nevisa/ui';
import { addedText } from '../../../../shared/text/addedText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import type { ReadFile } from './entryFile.ts';

/** Formats the result of an import: the number of new entries, or the error and its line. */
export function formatImport(outcome: ReadFile): string {
  if (outcome.ok) {
    const n = formatNumber(outcome.added.length);
    return outcome.known === 0
      ? fill(addedText.imported, { n })
      : fill(addedText.importedKnown, { n, known: formatNumber(outcome.known) });
  }
  const { line, reason } = outcome;
  switch (reason) {
    case 'not-ours':
      return addedText.importNotOurs;
    case 'empty':
      return addedText.importEmpty;
    case 'too-many':
      return addedText.importTooMany;
    case 'no-name':
    case 'no-text':
    case 'too-long':
    case 'unreadable':
      return line === null
        ? addedText.importBroken
        : fill(addedText.importBrokenLine, { line: formatNumber(line), reason: reasons[reason] });
  }
}

const reasons = {
  'no-name': addedText.importNoName,
  'no-text': addedText.importNoText,
  'too-long': addedText.importTooLong,
  unreadable: addedText.importUnreadable,
} as const;
