import * as v from 'valibot';

/** What the server keeps of how a person wants to be written: documented flags, and `preferences` of our own. */

const numberMode = v.picklist(['smart', 'always', 'never']);
const ezafe = v.picklist(['hamza', 'ye', 'keep']);
const style = v.picklist(['as_spoken', 'formal']);

/** Days; null keeps the audio until the person deletes it. */
const audioDays = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)));

const words = v.pipe(v.string(), v.regex(/\S/));

/** A word that has to be written in one way, and what is heard instead of it. */
const vocabularyWord = v.object({ word: words, sounds: v.exactOptional(words) });

/** A phrase, and the text that it stands for. */
const snippet = v.object({ phrase: words, text: words });

/** Every value is its default where it is missing or strange, each by itself (product X-40…X-51). */
const preferencesSchema = v.object({
  number_mode: v.fallback(numberMode, 'smart'),
  auto_punctuation: known(false),
  auto_space: known(true),
  half_space: known(true),
  arabic_chars: known(true),
  /** «» for quotation marks of other scripts: the deck's `settings.quotes`, in no document of the server. */
  quotes: known(true),
  ezafe: v.fallback(ezafe, 'hamza'),
  style: v.fallback(style, 'as_spoken'),
  fillers: known(true),
  keep_audio_days: v.fallback(audioDays, null),
  vocabulary: listOf(vocabularyWord),
  snippets: listOf(snippet),
});

/** The writing settings as they are stored; one strange value takes none of the others with it. */
export const configurationSchema = v.object({
  convert_punctuations: known(true),
  convert_numbers: known(true),
  add_number_separator: known(false),
  show_digits_in_english: known(false),
  show_word_confidences: known(false),
  save_transcriptions: known(true),
  telegram_english: known(false),
  preferences: v.fallback(preferencesSchema, () => v.parse(preferencesSchema, {})),
});

/** What nobody has chosen otherwise. */
export const defaultConfiguration = v.parse(configurationSchema, {});

const flag = v.exactOptional(v.boolean());

/** What was chosen, and nothing else: what is not named stays as it is, among the preferences too. */
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

function known(otherwise: boolean) {
  return v.fallback(v.boolean(), otherwise);
}

/** The entries that can be read; the others are left out. */
function listOf<const Entry extends v.GenericSchema>(entry: Entry) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) => entries.filter((each) => v.is(entry, each))),
    ),
    [],
  );
}
