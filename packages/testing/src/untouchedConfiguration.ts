import type { Configuration } from '@nevisa/api/types';

/** The default settings of a new account. */
export const untouchedConfiguration: Configuration = {
  convert_punctuations: true,
  convert_numbers: true,
  add_number_separator: false,
  show_digits_in_english: false,
  show_word_confidences: false,
  save_transcriptions: true,
  telegram_english: false,
  preferences: {
    number_mode: 'smart',
    auto_punctuation: false,
    auto_space: true,
    half_space: true,
    arabic_chars: true,
    quotes: true,
    ezafe: 'hamza',
    style: 'as_spoken',
    fillers: true,
    keep_audio_days: null,
    vocabulary: [],
    snippets: [],
  },
};
