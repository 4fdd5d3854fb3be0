import type { Configuration, ConfigurationChange } from '@nevisa/api/types';
import type { WritingSettings } from '@nevisa/writing';

/** The settings of the result that do not change how its text is written. */
export interface ResultOptions {
  /** The engine adds punctuation by itself. */
  readonly autoPunctuation: boolean;
  readonly showWordConfidences: boolean;
  readonly saveTranscriptions: boolean;
  /** Days after which the audio is deleted; null keeps it. */
  readonly keepAudioDays: number | null;
  /** The Telegram bot transcribes English. */
  readonly telegramEnglish: boolean;
}

/** Every setting that the server stores. */
export type Choices = WritingSettings & ResultOptions;

/** Translates the server's configuration into the writing settings. */
export function toWritingSettings({ preferences, ...flags }: Configuration): WritingSettings {
  return {
    convertPunctuations: flags.convert_punctuations,
    autoSpace: preferences.auto_space,
    persianQuotes: preferences.quotes,
    convertNumbers: flags.convert_numbers,
    numberMode: preferences.number_mode,
    addNumberSeparator: flags.add_number_separator,
    showDigitsInEnglish: flags.show_digits_in_english,
    halfSpace: preferences.half_space,
    arabicChars: preferences.arabic_chars,
    ezafe: preferences.ezafe,
    style: preferences.style,
    fillers: preferences.fillers,
    vocabulary: preferences.vocabulary,
    snippets: preferences.snippets,
  };
}

/** Translates the rest of the server's configuration. */
export function toResultOptions({ preferences, ...flags }: Configuration): ResultOptions {
  return {
    autoPunctuation: preferences.auto_punctuation,
    showWordConfidences: flags.show_word_confidences,
    saveTranscriptions: flags.save_transcriptions,
    keepAudioDays: preferences.keep_audio_days,
    telegramEnglish: flags.telegram_english,
  };
}

const flagNames = {
  convertPunctuations: 'convert_punctuations',
  convertNumbers: 'convert_numbers',
  addNumberSeparator: 'add_number_separator',
  showDigitsInEnglish: 'show_digits_in_english',
  showWordConfidences: 'show_word_confidences',
  saveTranscriptions: 'save_transcriptions',
  telegramEnglish: 'telegram_english',
} as const satisfies Partial<Record<keyof Choices, keyof ConfigurationChange>>;

const preferenceNames = {
  autoSpace: 'auto_space',
  persianQuotes: 'quotes',
  numberMode: 'number_mode',
  halfSpace: 'half_space',
  arabicChars: 'arabic_chars',
  ezafe: 'ezafe',
  style: 'style',
  fillers: 'fillers',
  autoPunctuation: 'auto_punctuation',
  keepAudioDays: 'keep_audio_days',
  vocabulary: 'vocabulary',
  snippets: 'snippets',
} as const satisfies Record<
  Exclude<keyof Choices, keyof typeof flagNames>,
  keyof Configuration['preferences']
>;

/** Translates choices into the change that the server expects. */
export function toChange(choices: Partial<Choices>): ConfigurationChange {
  const flags = rename(choices, flagNames);
  const preferences = rename(choices, preferenceNames);
  return {
    ...flags,
    ...(Object.keys(preferences).length > 0 && { preferences }),
  };
}

function rename(choices: Partial<Choices>, names: Partial<Record<keyof Choices, string>>): object {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([choice, value]) => {
      const name = names[choice as keyof Choices];
      return name === undefined ? [] : [[name, value]];
    }),
  );
}
