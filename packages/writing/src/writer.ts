import { commandRule } from './commands/commandRule.ts';
import { literalRule } from './commands/literalRule.ts';
import type { Rule } from './match.ts';
import { numberOrWord } from './numberOrWord.ts';
import { numberRule } from './numbers/numberRule.ts';
import { quoteRule } from './quoteRule.ts';
import { createRunWriter, type RunWriter, type RunWriterOptions } from './runWriter.ts';
import { fillerRule } from './script/fillerRule.ts';
import { scriptRule } from './script/scriptRule.ts';
import type { WritingSettings } from './settings.ts';
import { vocabularyRule } from './vocabulary/vocabularyRule.ts';
import { writtenBy } from './written.ts';

const known = new WeakMap<WritingSettings, readonly Rule[]>();

/** Writes segments that were said one after another as these settings want them. */
export function createWriter(
  settings: WritingSettings,
  wantsWord?: RunWriterOptions['wantsWord'],
): RunWriter {
  const { autoSpace } = settings;
  return createRunWriter({ rules: rulesOf(settings), autoSpace, ...(wantsWord && { wantsWord }) });
}

/** Writes a dictated text as these settings want it. Writing what was written changes nothing. */
export function writeText(text: string, settings: WritingSettings): string {
  return writtenBy(rulesOf(settings), text, settings.autoSpace);
}

// The first that knows some words has them.
function rulesOf(settings: WritingSettings): readonly Rule[] {
  const rules = known.get(settings) ?? [
    quoteRule(settings),
    ...(settings.convertPunctuations ? [literalRule()] : []),
    vocabularyRule(settings),
    commandRule(settings),
    numberOrWord(numberRule(settings), scriptRule(settings)),
    fillerRule(settings),
    scriptRule(settings),
  ];
  known.set(settings, rules);
  return rules;
}
