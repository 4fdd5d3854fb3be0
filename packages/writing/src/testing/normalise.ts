import { type PlacedMatch, applyRules } from '../applyRules.ts';
import type { WritingSettings } from '../settings.ts';
import { listPlacedTokens } from '../script/listPlacedTokens.ts';
import { createScriptRule } from '../script/scriptRule.ts';

/**
 * Applies the script rule to the words of a whole text and keeps everything else:
 * lines, spaces, marks and code.
 */
export function normalise(text: string, settings: WritingSettings): string {
  const rules = [createScriptRule(settings)];
  let written = '';
  let done = 0;
  for (const line of listPlacedTokens(text)) {
    for (const match of applyRules(line, rules)) {
      const words = line.slice(match.from, match.to);
      const [first, last] = [words[0], words.at(-1)];
      if (first?.kind === 'word' && last !== undefined) {
        written += text.slice(done, first.from) + renderMatch(match);
        done = last.to;
      }
    }
  }
  return written + text.slice(done);
}

function renderMatch({ output }: PlacedMatch): string {
  return output.map((token) => token.text).join(' ');
}
