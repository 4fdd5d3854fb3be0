import type { WholeConversation } from '@nevisa/api/types';
import { joinParagraphs, toParagraphs } from '../data/paragraphs.ts';

/** The formats in which a text leaves the app; each is also the ending of its file (X-165). */
export const exportFormats = ['txt', 'md', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What is exported of a text: as it is now, also where the server does not have it yet. */
export type ExportedText = Pick<
  WholeConversation,
  'title' | 'text' | 'segments' | 'speakers' | 'duration' | 'created_at'
> &
  Partial<Pick<WholeConversation, 'id' | 'revision' | 'source' | 'updated_at'>>;

/** Whether a text has a letter to export. */
export function isExportable(text: Pick<ExportedText, 'text' | 'segments' | 'speakers'>): boolean {
  return toParagraphs(text).length > 0;
}

/**
 * The content of a file. Plain text begins with the mark of UTF-8, without which some
 * editors show Persian as signs; Markdown and JSON have none.
 */
export function writeExport(text: ExportedText, format: ExportFormat): string {
  switch (format) {
    case 'txt':
      return `\uFEFF${joinParagraphs(text)}\n`;
    case 'md':
      return writeMarkdown(text);
    case 'json':
      return `${JSON.stringify(toData(text), null, 2)}\n`;
  }
}

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  txt: 'text/plain;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  json: 'application/json',
};

function writeMarkdown(text: ExportedText): string {
  const title = text.title.replaceAll(/\s+/gu, ' ').trim();
  const paragraphs = toParagraphs(text).map(({ speaker, text: words }) =>
    speaker === null ? escape(words) : `**${escape(speaker)}:** ${escape(words)}`,
  );
  return `${[...(title === '' ? [] : [`# ${escape(title)}`]), ...paragraphs].join('\n\n')}\n`;
}

/** A line of words in which Markdown finds no sign of its own. */
function escape(words: string): string {
  return words
    .replaceAll(/[\\`*_[\]<>#|~]/gu, String.raw`\$&`)
    .replace(/^[+-]/u, String.raw`\$&`)
    .replace(/^(\d+)([.)])/u, String.raw`$1\$2`);
}

function toData({ title, text, segments, speakers, duration, created_at, ...rest }: ExportedText) {
  const { id, revision, source, updated_at } = rest;
  return {
    title,
    created_at,
    updated_at,
    id,
    revision,
    source,
    duration,
    speakers,
    text,
    segments,
  };
}
