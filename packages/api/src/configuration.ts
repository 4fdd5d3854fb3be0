import * as v from 'valibot';
import { sends } from './sends.ts';

/** Wire form of the writing settings: flags of the specification, and `preferences` of this project. */

const numberMode = v.picklist(['smart', 'always', 'never']);
const ezafe = v.picklist(['hamza', 'ye', 'keep']);
const style = v.picklist(['as_spoken', 'formal']);

/** In days; null keeps the audio until the user deletes it. */
const audioDays = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)));

const words = v.pipe(v.string(), v.regex(/\S/));

/** A word with a fixed spelling, and what the engine recognises instead of it. */
const vocabularyWord = v.object({ word: words, sounds: v.exactOptional(words) });

/** A spoken phrase and the text inserted for it. */
const snippet = v.object({ phrase: words, text: words });

/** A missing or invalid value falls back to its default without affecting the others (product X-40…X-51). */
const preferencesSchema = v.object({
  number_mode: v.fallback(numberMode, 'smart'),
  auto_punctuation: makeBoolean(false),
  auto_space: makeBoolean(true),
  half_space: makeBoolean(true),
  arabic_chars: makeBoolean(true),
  /** «» for quotation marks of other scripts (copy `settings.quotes`); in no document of the server. */
  quotes: makeBoolean(true),
  ezafe: v.fallback(ezafe, 'hamza'),
  style: v.fallback(style, 'as_spoken'),
  fillers: makeBoolean(true),
  keep_audio_days: v.fallback(audioDays, null),
  vocabulary: withoutInvalid(vocabularyWord),
  snippets: withoutInvalid(snippet),
});

/** The stored writing settings. An invalid value falls back to its default. */
export const configurationSchema = v.object({
  convert_punctuations: makeBoolean(true),
  convert_numbers: makeBoolean(true),
  add_number_separator: makeBoolean(false),
  show_digits_in_english: makeBoolean(false),
  show_word_confidences: makeBoolean(false),
  save_transcriptions: makeBoolean(true),
  telegram_english: makeBoolean(false),
  preferences: v.fallback(preferencesSchema, () => v.parse(preferencesSchema, {})),
});

/** The configuration of a user who has changed nothing. */
export const defaultConfiguration = v.parse(configurationSchema, {});

const flag = v.exactOptional(v.boolean());

/** A change of some settings. Omitted values stay as they are, also within `preferences`. */
export const configurationChangeSchema = v.pipe(
  v.unknown(),
  v.check((change) => !Array.isArray(change)),
  v.object({
    convert_punctuations: flag,
    convert_numbers: flag,
    add_number_separator: flag,
    show_digits_in_english: flag,
    show_word_confidences: flag,
    save_transcriptions: flag,
    telegram_english: flag,
    preferences: v.exactOptional(
      v.object({
        number_mode: v.exactOptional(numberMode),
        auto_punctuation: flag,
        auto_space: flag,
        half_space: flag,
        arabic_chars: flag,
        quotes: flag,
        ezafe: v.exactOptional(ezafe),
        style: v.exactOptional(style),
        fillers: flag,
        keep_audio_days: v.exactOptional(audioDays),
        vocabulary: v.exactOptional(v.array(vocabularyWord)),
        snippets: v.exactOptional(v.array(snippet)),
      }),
    ),
  }),
);

function makeBoolean(otherwise: boolean) {
  return v.fallback(v.boolean(), otherwise);
}

/** A list without its invalid entries. */
function withoutInvalid<const Entry extends v.GenericSchema>(entry: Entry) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) => entries.filter((each) => v.is(entry, each))),
      sends(v.array(entry)),
    ),
    [],
  );
}
