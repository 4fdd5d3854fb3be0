import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { formatBytes } from '../../../persian/bytes.ts';

export interface Rejection {
  name: string;
  reason: string;
}

export interface Limits {
  /** As in HTML: `.mp3,audio/*`. */
  accept: string | undefined;
  maxBytes: number | undefined;
  multiple: boolean;
}

/** Splits files into accepted ones and rejected ones with a reason. */
export function partitionFiles(
  files: readonly File[],
  { accept = '', maxBytes = Infinity, multiple }: Limits,
): { accepted: File[]; rejected: Rejection[] } {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  const accepted: File[] = [];
  const rejected: Rejection[] = [];
  for (const file of files) {
    const reason = findReason(file, kinds, maxBytes, multiple || accepted.length === 0);
    if (reason === undefined) {
      accepted.push(file);
    } else {
      rejected.push({ name: file.name, reason });
    }
  }
  return { accepted, rejected };
}

function findReason(
  file: File,
  kinds: readonly string[],
  maxBytes: number,
  hasRoom: boolean,
): string | undefined {
  if (kinds.length > 0 && !kinds.some((kind) => matchesKind(kind, file))) {
    return text.files.rejected.type;
  }
  if (file.size > maxBytes) {
    return fill(text.files.rejected.size, { max: formatBytes(maxBytes) });
  }
  return hasRoom ? undefined : text.files.rejected.several;
}

function matchesKind(kind: string, { name, type }: File): boolean {
  if (kind.startsWith('.')) {
    return name.toLowerCase().endsWith(kind);
  }
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}
