import type { Cue } from './cues.ts';
import { markLine, type MarkChoice, rightToLeftMark } from './directionMarks.ts';
import { writeTimecode } from './timecode.ts';

/** The mark of UTF-8, without which some programs show Persian as signs. */
export const utf8Mark = '\uFEFF';

/** Subtitles as SubRip, with the mark of UTF-8. */
export function writeSrt(cues: readonly Cue[], marks: MarkChoice): string {
  const blocks = cues.map(({ start, end, lines }, at) =>
    [
      at + 1,
      `${writeTimecode(start, ',')} --> ${writeTimecode(end, ',')}`,
      // An arrow of this form is the sign of a time.
      ...lines.map((line) => markLine(line.replaceAll('-->', '\u2192'), marks)),
      '',
    ].join('\r\n'),
  );
  return `${utf8Mark}${blocks.join('\r\n')}`;
}

export interface VttOptions {
  /** Names the speaker of each cue. */
  readonly speakers: boolean;
  readonly marks: MarkChoice;
}

/** Subtitles as WebVTT. */
export function writeVtt(cues: readonly Cue[], { speakers, marks }: VttOptions): string {
  const mark = marks === 'none' ? '' : rightToLeftMark;
  const blocks = cues.map(({ start, end, speaker, lines }, at) => {
    const voice = speakers && speaker !== null ? `<v ${escape(speaker)}>` : '';
    const text = lines.map((line) => `${mark}${escape(line)}`).join('\n');
    const time = `${writeTimecode(start, '.')} --> ${writeTimecode(end, '.')} align:center`;
    return `${at + 1}\n${time}\n${voice}${text}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
