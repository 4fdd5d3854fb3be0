import { createCommandRule } from './commands/commandRule.ts';
import { createLiteralRule } from './commands/literalRule.ts';
import type { Rule } from './rule.ts';
import { preferWords } from './preferWords.ts';
import { createNumberRule } from './numbers/numberRule.ts';
import { quoteRule } from './quoteRule.ts';
import {
  createIncrementalFormatter,
  type Formatter,
  type FormatterOptions,
} from './incrementalFormatter.ts';
import { createFillerRule } from './script/fillerRule.ts';
import { createScriptRule } from './script/scriptRule.ts';
import type { WritingSettings } from './settings.ts';
import { createVocabularyRule } from './vocabulary/vocabularyRule.ts';
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
    ...(settings.convertPunctuations ? [createLiteralRule(settings)] : []),
    createVocabularyRule(settings),
    createCommandRule(settings),
    preferWords(createNumberRule(settings), createScriptRule(settings)),
    createFillerRule(settings),
    createScriptRule(settings),
  ];
  rulesBySettings.set(settings, rules);
  return rules;
}
