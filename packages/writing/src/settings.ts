/** Which spoken numbers become digits. */
export type NumberMode = 'smart' | 'always' | 'never';

/** How the ezafe after a silent «ه» is written: «خانهٔ ما», «خانه‌ی ما», or as it came. */
export type EzafeForm = 'hamza' | 'ye' | 'keep';

/** Whether what is spoken in everyday forms is offered in the forms of written Persian. */
export type WritingStyle = 'as_spoken' | 'formal';

/** A name or a term that has to be written in one way. */
export interface VocabularyWord {
  readonly word: string;
  /** What is heard instead of it, where that is not the word itself. */
  readonly sounds?: string;
}

/** A text that one phrase stands for. */
export interface Snippet {
  readonly phrase: string;
  readonly text: string;
}

/** How a person wants dictated Persian to be written (product X-40…X-51). */
export interface WritingSettings {
  /** Spoken marks and commands are carried out. */
  readonly convertPunctuations: boolean;
  /** No space before a closing mark, one after it, none inside quotation marks. */
  readonly autoSpace: boolean;
  /** Quotation marks of other scripts become «». */
  readonly persianQuotes: boolean;
  readonly convertNumbers: boolean;
  readonly numberMode: NumberMode;
  /** Thousands apart: ۱٬۲۵۰٬۰۰۰. */
  readonly addNumberSeparator: boolean;
  /** Latin digits instead of Persian ones. */
  readonly showDigitsInEnglish: boolean;
  /** «می روم» is written «می‌روم». */
  readonly halfSpace: boolean;
  /** ي, ى and ك become ی and ک. */
  readonly arabicChars: boolean;
  readonly ezafe: EzafeForm;
  readonly style: WritingStyle;
  /** «اِم» and «اوم» are left out. */
  readonly fillers: boolean;
  readonly vocabulary: readonly VocabularyWord[];
  readonly snippets: readonly Snippet[];
}

/** What nobody has chosen otherwise. */
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
