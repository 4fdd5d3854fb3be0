import { matchesPersian } from '@nevisa/writing';
import { addedText } from '../../../../shared/text/addedText.ts';
import { navText } from '../../../../shared/text/navText.ts';
import { soundText } from '../../../../shared/text/soundText.ts';
import { reviewText } from '../../../../shared/text/reviewText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import { shortcutLabels } from '../../../dictation/screen/hooks/useChosenShortcuts.ts';

const text = settingsText;

/** The groups of the screen, and by which words each setting is found beside the name of its group. */
export const settingGroups = {
  punctuation: {
    heading: text.groupPunctuation,
    settings: {
      convertPunctuations: [text.convertPunctuations, text.convertPunctuationsHint],
      autoPunctuation: [text.autoPunctuation, text.autoPunctuationHint],
      autoSpace: [text.autoSpace],
      quotes: [text.quotes],
    },
  },
  numbers: {
    heading: text.groupNumbers,
    settings: {
      convertNumbers: [text.convertNumbers, text.convertNumbersHint],
      numberMode: [
        text.numberMode,
        text.numberModeSmart,
        text.numberModeAlways,
        text.numberModeNever,
      ],
      addNumberSeparator: [text.addNumberSeparator, text.addNumberSeparatorHint],
      showDigitsInEnglish: [text.showDigitsInEnglish, text.showDigitsInEnglishHint],
    },
  },
  script: {
    heading: text.groupScript,
    settings: {
      halfSpace: [text.halfSpace, text.halfSpaceHint],
      arabicChars: [text.arabicChars, text.arabicCharsHint],
      fillers: [text.fillers, text.fillersHint],
      ezafe: [text.ezafe, text.ezafeHamza, text.ezafeYe],
      style: [text.style, text.styleAsSpoken, text.styleFormal, text.styleFormalHint],
    },
  },
  vocabulary: {
    heading: text.groupVocabulary,
    settings: { vocabulary: [text.vocabularyHint, text.vocabularyAdd, text.vocabularyImport] },
  },
  snippets: {
    heading: text.snippets,
    settings: { snippets: [text.snippetsHint, addedText.snippetAdd, text.vocabularyImport] },
  },
  keeping: {
    heading: addedText.sectionKeeping,
    settings: {
      saveTranscriptions: [text.saveTranscriptions, text.saveTranscriptionsHint],
      keepAudioDays: [text.keepAudioDays, soundText.keepAudioDaysHint],
      showWordConfidences: [text.showWordConfidences, reviewText.settingHint],
      telegramEnglish: [text.telegramEnglish],
    },
  },
  display: {
    heading: addedText.groupDisplay,
    settings: {
      textSize: [text.fontSize],
      lineSpacing: [text.lineHeight],
      textTime: [addedText.textTime, addedText.textLive, addedText.textAtEnd],
      theme: [navText.theme, addedText.themeWords],
    },
  },
  keys: {
    heading: addedText.groupKeys,
    settings: { keys: Object.values(shortcutLabels) },
  },
} as const satisfies Record<
  string,
  { heading: string; settings: Record<string, readonly string[]> }
>;

export type GroupName = keyof typeof settingGroups;

export type SettingName = {
  [Group in GroupName]: keyof (typeof settingGroups)[Group]['settings'];
}[GroupName];

/** The sections of the screen, in its order. */
export const settingSections = [
  {
    name: 'writing',
    heading: addedText.sectionWriting,
    groups: ['punctuation', 'numbers', 'script'],
  },
  { name: 'words', heading: addedText.sectionWords, groups: ['vocabulary', 'snippets'] },
  { name: 'keeping', heading: addedText.sectionKeeping, groups: ['keeping'] },
  { name: 'display', heading: addedText.groupDisplay, groups: ['display'] },
  { name: 'keys', heading: addedText.groupKeys, groups: ['keys'] },
] as const satisfies readonly { name: string; heading: string; groups: readonly GroupName[] }[];

export type SectionName = (typeof settingSections)[number]['name'];

/** The names of the settings of a group. */
export function listSettings(group: GroupName): readonly SettingName[] {
  return Object.keys(settingGroups[group].settings) as SettingName[];
}

/**
 * Finds the settings that contain each word of a search, in any spelling of its letters and
 * half-spaces; null when nothing is sought.
 */
export function findSettings(typed: string): ReadonlySet<SettingName> | null {
  const words = typed.split(/\s+/u).filter((word) => word !== '');
  if (words.length === 0) {
    return null;
  }
  const found = new Set<SettingName>();
  for (const { heading, settings } of Object.values(settingGroups)) {
    for (const [name, own] of Object.entries<readonly string[]>(settings)) {
      const all = [heading, ...own].join(' ');
      if (words.every((word) => matchesPersian(all, word))) {
        found.add(name as SettingName);
      }
    }
  }
  return found;
}
