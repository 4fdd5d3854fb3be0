import type { FaultTable } from '../rowFault.ts';

const makePersianPattern = 'packages/writing/src/makePersianPattern.ts';
const exportLines = 'packages/transcript/src/export/exportLines.ts';
const exportedTranscript = 'packages/transcript/src/export/exportedTranscript.ts';
const cueWords = 'packages/transcript/src/export/cueWords.ts';
const cueRank = 'packages/transcript/src/export/cueRank.ts';
const alignWords = 'packages/transcript/src/times/alignWords.ts';
const divideWords = 'packages/transcript/src/times/divideWords.ts';
const cueGroups = 'packages/transcript/src/export/cueGroups.ts';
const textFile = 'packages/transcript/src/export/textFile.ts';
const exportedText = 'apps/web/src/features/history/export/exportedText.ts';
const wave = 'packages/ui/src/components/media/Waveform/wave.ts';

/** Faults of single clauses of the rows on cues, times and files of a text. */
export const cueClauseFaults: FaultTable = [
  ['X-137', alignWords, 'return key.length === 0 ? to - from : key.length;', 'return to - from;'],
  ['X-139', divideWords, 'tokens.findLast(({ lastWord }) => lastWord <= at)', 'undefined'],
  [
    'X-144',
    makePersianPattern,
    'export const longestQuery = 200;',
    'export const longestQuery = 100;',
  ],
  [
    'X-152',
    wave,
    'Math.max(thickness, mark.quiet === true ? room - gap : room)',
    'mark.quiet === true ? room - gap : room',
  ],
  [
    'X-165',
    exportLines,
    "const cues = options.layout === 'cues' ? createCues(paragraphs) : [];",
    "const cues = options.layout === 'cues' ? createCues(paragraphs.slice(0, 1)) : [];",
  ],
  [
    'X-166',
    exportedTranscript,
    "text.trim() !== '' && (words.length > 0 || (start !== null && end !== null))",
    "text.trim() !== '' && words.length > 0",
  ],
  ['X-166', cueWords, 'before ?? Math.max(0, (after ?? 0) - wished)', 'before ?? 0'],
  ['X-166', cueWords, 'Math.min(after ?? Infinity, start + wished)', 'after ?? start + wished'],
  ['X-166', cueRank, 'const pause = 500;', 'const pause = 700;'],
  ['X-166', cueRank, '[\\p{Pe}\\p{Pf}"\']*$/u', '$/u'],
  [
    'X-166',
    exportedTranscript,
    'Math.max(0, Math.round(seconds * 1_000))',
    'Math.max(0, Math.floor(seconds * 1_000))',
  ],
  ['X-166', cueGroups, 'const leastPart = 1 / 3;', 'const leastPart = 1 / 2;'],
  [
    'X-167',
    exportedText,
    "const named = format === 'srt' && choices.speakers;",
    'const named = choices.speakers;',
  ],
  ['X-169', textFile, 'v.literal(version)', 'v.number()'],
  [
    'X-169',
    textFile,
    "    if (people.has(id)) {\n      return ['speakers', at, 'id'];\n    }\n",
    '',
  ],
  [
    'X-169',
    textFile,
    'if (start !== null && end !== null && end < start) {',
    'if (start === null && end !== null && end < start) {',
  ],
];
