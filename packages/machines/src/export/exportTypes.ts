import type { Failure } from '@nevisa/api/types';

export const exportFormats = ['docx', 'pdf', 'txt', 'srt', 'vtt', 'md', 'json', 'audio'] as const;

/** What a text is saved as; `pdf` is printed by the browser, `audio` is the sound as it is stored. */
export type ExportFormat = (typeof exportFormats)[number];

/** What a person chose for a download. */
export interface ExportChoices {
  /** One of them for one text, any number for several. */
  readonly formats: readonly ExportFormat[];
  readonly times: boolean;
  readonly speakers: boolean;
  readonly digits: 'kept' | 'persian' | 'latin';
  readonly layout: 'paragraphs' | 'cues';
  readonly marks: 'embedding' | 'rlm' | 'none';
}

/** What became of a download. */
export interface ExportResult {
  /** The number of texts in the file, and of those that are not in it. */
  readonly written: number;
  readonly failed: number;
  /** How many cues have more characters than a person reads in their time. */
  readonly fastCues: number;
  /** The times of the words were not loaded, and are missing in a file that has a place for them. */
  readonly lacksWords?: true;
}

/** Why there is no file: the sound could not be asked for, or null where the file could not be made. */
export type ExportFault = Failure | null;

/** What the port reports. */
export type ExportReport =
  | { type: 'part.made'; done: number; total: number }
  | { type: 'file.made'; result: ExportResult }
  | { type: 'file.failed'; fault: ExportFault };

export type ExportEvent =
  | { type: 'export.opened' }
  | { type: 'choices.changed'; choices: Partial<ExportChoices> }
  | { type: 'file.requested' }
  | { type: 'file.canceled' }
  | { type: 'export.closed' }
  | ExportReport;

export type ExportTag = 'open' | 'choosing' | 'busy' | 'done' | 'failed' | 'canceled';

export interface ExportContext {
  readonly choices: ExportChoices;
  /** How much of the work is done, and of how much; a total of 0 while that is not known. */
  readonly done: number;
  readonly total: number;
  readonly result: ExportResult | null;
  readonly fault: ExportFault;
}
