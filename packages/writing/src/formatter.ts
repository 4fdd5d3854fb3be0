import { commandRule } from './commands/commandRule.ts';
import { literalRule } from './commands/literalRule.ts';
import type { Rule } from './rule.ts';
import { numberOrWord } from './numberOrWord.ts';
import { numberRule } from './numbers/numberRule.ts';
import { quoteRule } from './quoteRule.ts';
import {
  createIncrementalFormatter,
  type Formatter,
  type FormatterOptions,
} from './incrementalFormatter.ts';
import { fillerRule } from './script/fillerRule.ts';
import { scriptRule } from './script/scriptRule.ts';
import type { WritingSettings } from './settings.ts';
import { vocabularyRule } from './vocabulary/vocabularyRule.ts';
import { formatWithRules } from './renderText.ts';

const rulesBySettings = new WeakMap<WritingSettings, readonly Rule[]>();

/** Formats consecutive segments as the settings say. */
export function createFormatter(
  settings: WritingSettings,
  rejectsCommand?: FormatterOptions['rejectsCommand'],
): Formatter {
  const { autoSpace } = settings;
  return createIncrementalFormatter({
    rules: getRules(settings),
    autoSpace,
    ...(rejectsCommand && { rejectsCommand }),
  });
}

/** Formats one dictated text as the settings say. Idempotent. */
export function formatText(text: string, settings: WritingSettings): string {
  return formatWithRules(getRules(settings), text, settings.autoSpace);
}

/** The rules of these settings. Their order matters: the first matching one wins. */
export function getRules(settings: WritingSettings): readonly Rule[] {
  const known = rulesBySettings.get(settings);
  if (known !== undefined) {
    return known;
  }
  const rules = [
    quoteRule(settings),
    ...(settings.convertPunctuations ? [literalRule(settings)] : []),
    vocabularyRule(settings),
    commandRule(settings),
    numberOrWord(numberRule(settings), scriptRule(settings)),
    fillerRule(settings),
    scriptRule(settings),
  ];
  rulesBySettings.set(settings, rules);
  return rules;
}
