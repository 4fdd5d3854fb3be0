import type { Configuration, ConfigurationChange } from '@nevisa/api/types';
import type { WritingSettings } from '@nevisa/writing';

/** What a person decides about the result and not about its letters. */
export interface ResultOptions {
  /** The engine guesses marks of its own. */
  readonly autoPunctuation: boolean;
  readonly showWordConfidences: boolean;
  readonly saveTranscriptions: boolean;
  /** Days after which the audio goes by itself; null keeps it. */
  readonly keepAudioDays: number | null;
  /** The bot of Telegram hears English. */
  readonly telegramEnglish: boolean;
}

/** Everything that the settings page decides with the server. */
export type Choices = WritingSettings & ResultOptions;

/** The server's settings in the words of the language package. */
export function writingOf({ preferences, ...flags }: Configuration): WritingSettings {
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

/** The rest of the server's settings. */
export function resultOf({ preferences, ...flags }: Configuration): ResultOptions {
  return {
    autoPunctuation: preferences.auto_punctuation,
    showWordConfidences: flags.show_word_confidences,
    saveTranscriptions: flags.save_transcriptions,
    keepAudioDays: preferences.keep_audio_days,
    telegramEnglish: flags.telegram_english,
  };
}

const flagOf = {
  convertPunctuations: 'convert_punctuations',
  convertNumbers: 'convert_numbers',
  addNumberSeparator: 'add_number_separator',
  showDigitsInEnglish: 'show_digits_in_english',
  showWordConfidences: 'show_word_confidences',
  saveTranscriptions: 'save_transcriptions',
  telegramEnglish: 'telegram_english',
} as const satisfies Partial<Record<keyof Choices, keyof ConfigurationChange>>;

const preferenceOf = {
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
  Exclude<keyof Choices, keyof typeof flagOf>,
  keyof Configuration['preferences']
>;

/** What was chosen, as the server is told of it. */
export function changeOf(choices: Partial<Choices>): ConfigurationChange {
  const flags = renamed(choices, flagOf);
  const preferences = renamed(choices, preferenceOf);
  return {
    ...flags,
    ...(Object.keys(preferences).length > 0 && { preferences }),
  };
}

function renamed(choices: Partial<Choices>, names: Partial<Record<keyof Choices, string>>): object {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([choice, value]) => {
      const name = names[choice as keyof Choices];
      return name === undefined ? [] : [[name, value]];
    }),
  );
}
