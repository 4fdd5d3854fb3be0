import type { FaultTable } from '../rowFault.ts';

const formatting = 'packages/transcript/src/formatting';
const commandWords = `${formatting}/commandWords.ts`;
const segmentInsertion = 'apps/web/src/features/dictation/workspace/segmentInsertion.ts';

/** Faults of single clauses of the rows on dictated text and its commands. */
export const textClauseFaults: FaultTable = [
  ['X-64', `${formatting}/transcriptFormatter.ts`, '    this.#commands.takeBack(id);\n', ''],
  ['X-64', commandWords, 'undefined && change.after === this.#transcript.text()', 'undefined'],
  ['X-64', commandWords, "command === 'undo' ? 'redo' : 'undo'", "'undo'"],
  ['X-64', commandWords, 'transcript.rewriteSegments([[own, read(next)]]);', 'return;'],
  ['X-64', commandWords, '    writeFirst(transcript, own);\n', ''],
  ['X-65', segmentInsertion, '    if (this.#isInserting) {\n      return;\n    }\n', ''],
];
