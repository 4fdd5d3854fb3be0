import type { FaultTable } from '../rowFault.ts';

const formatting = 'packages/transcript/src/formatting';

/** Faults of single clauses of the rows on dictated text and its commands. */
export const textClauseFaults: FaultTable = [
  ['X-64', `${formatting}/transcriptFormatter.ts`, '    this.#commands.takeBack(id);\n', ''],
  [
    'X-64',
    `${formatting}/commandWords.ts`,
    'change !== undefined && change.after === this.#transcript.text()',
    'change !== undefined',
  ],
  [
    'X-64',
    `${formatting}/commandWords.ts`,
    "revert: command === 'undo' ? 'redo' : 'undo'",
    "revert: 'undo'",
  ],
  [
    'X-64',
    `${formatting}/commandWords.ts`,
    'transcript.rewriteSegments([[own, read(next)]]);',
    'return;',
  ],
  ['X-64', `${formatting}/commandWords.ts`, '    writeFirst(transcript, own);\n', ''],
  [
    'X-65',
    'apps/web/src/features/dictation/workspace/segmentInsertion.ts',
    '    if (this.#isInserting) {\n      return;\n    }\n',
    '',
  ],
];
