import type { Id } from '@nevisa/api/types';
import type { ExportChoices, ExportFormat } from '@nevisa/machines';
import { hasTimes } from '@nevisa/transcript';
import { type ExportedText, fileFormats, isSubtitle } from './exportedText.ts';

/** What is downloaded: the text that is open as it is at that moment, or several texts of the history. */
export type ExportSubject =
  | {
      readonly kind: 'opened';
      /** Null while the server does not have it. */
      readonly id: Id | null;
      readonly hasAudio: boolean;
      readonly read: () => ExportedText;
      /** Whether the words of the text are loaded: they come after it. */
      readonly hasWords: () => boolean;
    }
  | { readonly kind: 'several'; readonly ids: readonly Id[] };

/** What can be chosen for a text. */
export interface ExportOffer {
  /** In the order in which they are offered. */
  readonly formats: readonly ExportFormat[];
  /** The ones that cannot be made of this text. */
  readonly impossible: ReadonlySet<ExportFormat>;
  readonly hasTimes: boolean;
  readonly hasSpeakers: boolean;
}

const formatsOfOne: readonly ExportFormat[] = [
  'docx',
  'pdf',
  'txt',
  'srt',
  'vtt',
  'md',
  'json',
  'audio',
];

/** What can be chosen for a subject. The facts of several texts are not known before they are read. */
export function makeOffer(subject: ExportSubject): ExportOffer {
  if (subject.kind === 'several') {
    return { formats: fileFormats, impossible: new Set(), hasTimes: true, hasSpeakers: true };
  }
  const { segments } = subject.read();
  const timed = hasTimes({ segments });
  const impossible = formatsOfOne.filter((format) =>
    format === 'audio' ? !subject.hasAudio : isSubtitle(format) && !timed,
  );
  return {
    formats: formatsOfOne,
    impossible: new Set(impossible),
    hasTimes: timed,
    hasSpeakers: segments.some(({ speaker }) => speaker !== null),
  };
}

/** The remembered choices without what this subject cannot have. */
export function fitChoices(
  choices: ExportChoices,
  { kind }: ExportSubject,
  { formats, impossible }: ExportOffer,
): ExportChoices {
  const fitting = choices.formats.filter(
    (format) => formats.includes(format) && !impossible.has(format),
  );
  const kept = kind === 'opened' ? fitting.slice(0, 1) : fitting;
  return { ...choices, formats: kept.length === 0 ? ['docx'] : kept };
}
