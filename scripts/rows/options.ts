import { type Level, levelNames } from './levels.ts';

export interface RowOptions {
  /** The rows to try; empty for all. */
  rows: string[];
  levels: Level[];
}

/**
 * Reads `R-107 X-24 --level unit,browser`.
 *
 * @throws Error for another option or an unknown level.
 */
export function readOptions(words: readonly string[]): RowOptions {
  const place = words.indexOf('--level');
  const chosen = place === -1 ? levelNames : (words[place + 1] ?? '').split(',');
  const rows = place === -1 ? [...words] : words.toSpliced(place, 2);
  const wrong = [
    ...chosen.filter((level) => !levelNames.some((name) => name === level)),
    ...rows.filter((row) => !/^[RX]-\d+$/.test(row)),
  ];
  if (wrong.length > 0) {
    throw new Error(
      `Unknown: ${wrong.join(', ')}. Give rows such as R-107, or --level with ${levelNames.join(', ')}.`,
    );
  }
  return { rows, levels: levelNames.filter((level) => chosen.includes(level)) };
}
