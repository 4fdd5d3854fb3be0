import { type Item, parse } from '../parse.ts';
import type { WritingSettings } from '../settings.ts';
import { placedTokens } from './placedTokens.ts';
import { scriptRule } from './scriptRule.ts';

/**
 * Writes the words of a whole text as the settings want them and keeps
 * everything else as it stands: its lines, spaces, marks and code.
 */
export function normalise(text: string, settings: WritingSettings): string {
  const rules = [scriptRule(settings)];
  let written = '';
  let done = 0;
  for (const line of placedTokens(text)) {
    for (const item of parse(line, rules)) {
      const words = line.slice(item.from, item.to);
      const [first, last] = [words[0], words.at(-1)];
      if (first?.kind === 'word' && last !== undefined) {
        written += text.slice(done, first.from) + textOf(item);
        done = last.to;
      }
    }
  }
  return written + text.slice(done);
}

function textOf({ pieces }: Item): string {
  return pieces.map((piece) => piece.text).join(' ');
}
