import type { WholeConversation } from '@nevisa/api/types';
import type { ExportChoices, ExportFormat } from '@nevisa/machines';
import {
  createCues,
  describeTranscript,
  listLines,
  writeMarkdown,
  writePlainText,
  writeSrt,
  writeTextFile,
  writeVtt,
} from '@nevisa/transcript';
import { toParagraphs } from '../data/paragraphs.ts';

/** The formats that are files of a text; each is also the ending of its file. */
export type FileFormat = Exclude<ExportFormat, 'pdf' | 'audio'>;

/** The formats that are written as text. */
export type TextFormat = Exclude<FileFormat, 'docx'>;

/** The formats that several texts can have in one archive, in the order in which they are offered. */
export const fileFormats = [
  'docx',
  'txt',
  'srt',
  'vtt',
  'md',
  'json',
] as const satisfies FileFormat[];

/** The choices of a person who has made none. */
export const usualChoices: ExportChoices = {
  formats: ['docx'],
  times: false,
  speakers: true,
  digits: 'kept',
  layout: 'paragraphs',
  marks: 'embedding',
};

/** What is exported of a text: as it is now, also where the server does not have it yet. */
export type ExportedText = Pick<
  WholeConversation,
  'title' | 'text' | 'segments' | 'speakers' | 'duration' | 'created_at'
> &
  Partial<Pick<WholeConversation, 'id' | 'revision' | 'source' | 'updated_at'>>;

/** The content of a file, and how many of its cues are too fast to be read. */
export interface WrittenText {
  readonly content: string;
  readonly fastCues: number;
}

/** Whether a text has a letter to export. */
export function isExportable(text: Pick<ExportedText, 'text' | 'segments' | 'speakers'>): boolean {
  return toParagraphs(text).length > 0;
}

/** Whether a format has the times of the words, and cannot be made without them. */
export function isSubtitle(format: ExportFormat): boolean {
  return format === 'srt' || format === 'vtt';
}

/** Writes the content of a file. */
export function writeText(
  text: ExportedText,
  format: TextFormat,
  choices: ExportChoices = usualChoices,
): WrittenText {
  if (format === 'json') {
    return { content: writeTextFile(toData(text)), fastCues: 0 };
  }
  const transcript = describeTranscript(text, choices.digits);
  if (format === 'txt' || format === 'md') {
    const lines = listLines(transcript, choices);
    const content =
      format === 'txt' ? writePlainText(lines) : writeMarkdown(transcript.title, lines);
    return { content, fastCues: 0 };
  }
  const named = format === 'srt' && choices.speakers;
  const cues = createCues(transcript.paragraphs, { named });
  const content = format === 'srt' ? writeSrt(cues, choices.marks) : writeVtt(cues, choices);
  return { content, fastCues: cues.filter(({ isFast }) => isFast).length };
}

export const mediaTypes: Readonly<Record<TextFormat, string>> = {
  txt: 'text/plain;charset=utf-8',
  srt: 'application/x-subrip;charset=utf-8',
  vtt: 'text/vtt;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  json: 'application/json',
};

function toData({ title, text, segments, speakers, duration, created_at, ...rest }: ExportedText) {
  const { id, revision, source, updated_at } = rest;
  const facts = { title, created_at, updated_at, id, revision, source, duration };
  return { ...facts, speakers, text, segments };
}
