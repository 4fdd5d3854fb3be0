import { formatNumber } from '@nevisa/ui';
import { fill } from '../../../../shared/text/fill.ts';
import { filesText, historyFilesText } from '../../../../shared/text/filesText.ts';
import { fileFaults } from '../words/describeFault.ts';
import { largestFile, mostFiles } from './fileLimits.ts';

/** A file that is not added, with the reason in words. */
export interface FileRefusal {
  readonly name: string;
  readonly reason: string;
}

/** What is known of a file before it is read. */
type Candidate = Pick<File, 'name' | 'size' | 'type'>;

const extensions =
  /\.(?:mp3|wav|m4a|aac|oga|ogg|opus|webm|flac|mp4|m4v|mov|mkv|3gp|amr|wma|avi)$/iu;

/**
 * Splits files into those that are added and those that are refused, each with its reason; one
 * that is refused takes nothing from the others. A name without an extension is admitted,
 * because its first bytes decide.
 *
 * @param waiting how many files of the list have not ended
 */
export function admitFiles<Chosen extends Candidate>(
  files: readonly Chosen[],
  folders: readonly string[],
  waiting: number,
): { added: Chosen[]; refused: FileRefusal[] } {
  const refused: FileRefusal[] = folders.map((name) => ({ name, reason: filesText.folder }));
  const added: Chosen[] = [];
  for (const file of files) {
    const hasRoom = waiting + added.length < mostFiles;
    const reason = findRefusal(file, hasRoom);
    if (reason === null) {
      added.push(file);
    } else {
      refused.push({ name: file.name, reason });
    }
  }
  return { added, refused };
}

function findRefusal(file: Candidate, hasRoom: boolean): string | null {
  if (!isMedia(file)) {
    return historyFilesText.badFile;
  }
  if (file.size === 0) {
    return fileFaults.empty;
  }
  if (file.size > largestFile) {
    return fileFaults.tooLarge;
  }
  return hasRoom ? null : fill(filesText.tooMany, { n: formatNumber(mostFiles) });
}

function isMedia({ name, type }: Candidate): boolean {
  const hasExtension = /\.[^.\s/]{1,8}$/u.test(name);
  return /^(?:audio|video)\//u.test(type) || extensions.test(name) || !hasExtension;
}
