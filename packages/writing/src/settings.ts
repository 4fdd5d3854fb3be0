/** Which spoken numbers become digits: all but ambiguous ones, all, or none. */
export type NumberMode = 'smart' | 'always' | 'never';

/** Spelling of the ezafe after a silent «ه»: «خانهٔ ما», «خانه‌ی ما», or unchanged. */
export type EzafeForm = 'hamza' | 'ye' | 'keep';

/** Whether formal forms are proposed for colloquial words. */
export type WritingStyle = 'as_spoken' | 'formal';

/** A name or term with a fixed spelling. */
export interface VocabularyWord {
  readonly word: string;
  /** What the engine recognises instead of the word, when that differs. */
  readonly sounds?: string;
}

/** A text that is inserted for a spoken phrase. */
export interface Snippet {
  readonly phrase: string;
  readonly text: string;
}

/** The user's choices for formatting (product X-40…X-51). */
export interface WritingSettings {
  /** Spoken marks and commands are applied. */
  readonly convertPunctuations: boolean;
  /** No space before a closing mark or after an opening one. */
  readonly autoSpace: boolean;
  /** Quotation marks of other scripts become «». */
  readonly persianQuotes: boolean;
  readonly convertNumbers: boolean;
  readonly numberMode: NumberMode;
  /** Thousands separators: ۱٬۲۵۰٬۰۰۰. */
  readonly addNumberSeparator: boolean;
  /** Latin digits in place of Persian ones. */
  readonly showDigitsInEnglish: boolean;
  /** Half-spaces: «می روم» becomes «می‌روم». */
  readonly halfSpace: boolean;
  /** ي, ى and ك become ی and ک. */
  readonly arabicChars: boolean;
  readonly ezafe: EzafeForm;
  readonly style: WritingStyle;
  /** Fillers such as «اِم» and «اوم» are removed. */
  readonly fillers: boolean;
  readonly vocabulary: readonly VocabularyWord[];
  readonly snippets: readonly Snippet[];
}

/** The settings of a user who has changed nothing. */
export const defaultWriting: WritingSettings = {
  convertPunctuations: true,
  autoSpace: true,
  persianQuotes: true,
  convertNumbers: true,
  numberMode: 'smart',
  addNumberSeparator: false,
  showDigitsInEnglish: false,
  halfSpace: true,
  arabicChars: true,
  ezafe: 'hamza',
  style: 'as_spoken',
  fillers: true,
  vocabulary: [],
  snippets: [],
};
