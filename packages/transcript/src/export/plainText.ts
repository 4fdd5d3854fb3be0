import type { ExportLine } from './exportLines.ts';
import { utf8Mark } from './subtitles.ts';

/** Plain text: a line for each paragraph, and the mark of UTF-8 before them (X-167). */
export function writePlainText(lines: readonly ExportLine[]): string {
  const written = lines.map(({ time, speaker, text }) =>
    [
      ...(time === null ? [] : [`[${time}]`]),
      ...(speaker === null ? [] : [`${speaker}:`]),
      text,
    ].join(' '),
  );
  return `${utf8Mark}${written.join('\n')}\n`;
}

/** Markdown: the title as heading, a paragraph for each line, and the signs of the words as words. */
export function writeMarkdown(title: string, lines: readonly ExportLine[]): string {
  const heading = title.replaceAll(/\s+/gu, ' ').trim();
  const written = lines.map(({ time, speaker, text }) =>
    [
      ...(time === null ? [] : [escape(`[${time}]`)]),
      ...(speaker === null ? [] : [`**${escape(speaker)}:**`]),
      escape(text),
    ].join(' '),
  );
  return `${[...(heading === '' ? [] : [`# ${escape(heading)}`]), ...written].join('\n\n')}\n`;
}

/** A line of words in which Markdown finds no sign of its own. */
function escape(words: string): string {
  return words
    .replaceAll(/[\\`*_[\]<>#|~]/gu, String.raw`\$&`)
    .replace(/^[+-]/u, String.raw`\$&`)
    .replace(/^(\d+)([.)])/u, String.raw`$1\$2`);
}
