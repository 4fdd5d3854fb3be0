import { commandCases } from '../../../packages/writing/src/cases/command.cases.ts';
import { commandWordCases } from '../../../packages/writing/src/cases/commandWord.cases.ts';
import { ezafeCases } from '../../../packages/writing/src/cases/ezafe.cases.ts';
import { fillerCases } from '../../../packages/writing/src/cases/filler.cases.ts';
import { letterCases } from '../../../packages/writing/src/cases/letter.cases.ts';
import { numberCases } from '../../../packages/writing/src/cases/number.cases.ts';
import { numberDateCases } from '../../../packages/writing/src/cases/numberDates.cases.ts';
import { numberFormCases } from '../../../packages/writing/src/cases/numberForms.cases.ts';
import { scriptCases } from '../../../packages/writing/src/cases/script.cases.ts';

const areas = [
  commandCases,
  numberCases,
  scriptCases,
  commandWordCases,
  numberFormCases,
  letterCases,
  numberDateCases,
  fillerCases,
  ezafeCases,
];

/**
 * Speech in which the cases of all areas take turns: commands, numbers, dates,
 * half-spaces, marks and addresses are denser than in real speech.
 *
 * @param count how many words
 */
export function makeMixedSpeech(count: number): string[] {
  const longest = Math.max(...areas.map((cases) => cases.length));
  const words = Array.from({ length: longest }, (_, turn) =>
    areas.flatMap((cases) => cases[turn]?.spoken.split(/\s+/u) ?? []),
  ).flat();
  return Array.from({ length: count }, (_, at) => words[at % words.length] ?? '');
}

/** The same in segments of `words` words. */
export function splitIntoSegments(words: readonly string[], length: number): string[] {
  return Array.from({ length: Math.ceil(words.length / length) }, (_, at) =>
    words.slice(at * length, (at + 1) * length).join(' '),
  );
}
