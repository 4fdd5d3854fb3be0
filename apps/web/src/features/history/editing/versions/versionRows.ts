import type { ConversationVersion } from '@nevisa/api/types';
import type { ConversationText, KeptBecause } from '@nevisa/machines';
import { formatDateTime, parseWireTime, type TextVersion } from '@nevisa/ui';
import { countWords } from '@nevisa/writing';
import { editingText } from '../../../../shared/text/editingText.ts';

/** A text that this device keeps beside the versions of the server. */
export interface DeviceVersion {
  readonly because: KeptBecause;
  readonly text: ConversationText;
  /** When it was kept, in ms since 1970. */
  readonly at?: number;
}

/** The id of the raw text before the server has sent it. */
const rawId = 'raw';

/**
 * The rows of the list: what this device keeps, then the versions of the server, newest
 * first. The raw text of the engine is always the last row, also while nothing is loaded.
 *
 * @param words those of the present text
 * @param createdAt when the conversation was made, as the server writes it
 */
export function toVersionRows(
  versions: readonly ConversationVersion[],
  kept: readonly DeviceVersion[],
  words: number,
  createdAt: string | null,
): { versions: readonly TextVersion[]; raw: TextVersion } {
  const isRaw = ({ kind }: ConversationVersion) => kind === 'raw';
  const raw = versions.find(isRaw);
  return {
    versions: [
      ...kept.map(({ because, text, at: moment }, at) => ({
        id: nameKept(at),
        time: describeTime(moment === undefined ? null : new Date(moment).toISOString()),
        kind: because === 'late' ? editingText.versionLate : editingText.versionMine,
        words: countTextWords(text) - words,
      })),
      ...versions.filter((each) => !isRaw(each)).map((each) => toRow(each, words)),
    ],
    raw:
      raw === undefined
        ? { id: rawId, time: describeTime(createdAt), kind: editingText.rawText }
        : toRow(raw, words),
  };
}

/** The id of a text that this device keeps. */
export function nameKept(at: number): string {
  return `kept ${at}`;
}

function toRow(version: ConversationVersion, words: number): TextVersion {
  return {
    id: String(version.id),
    time: describeTime(version.created_at),
    kind: kinds[version.kind ?? 'other'],
    words: version.word_count - words,
  };
}

function describeTime(wire: string | null): string {
  const time = wire === null ? null : parseWireTime(wire);
  return time === null ? editingText.versionTime : formatDateTime(time);
}

function countTextWords({ segments }: ConversationText): number {
  return segments.reduce((sum, { text }) => sum + countWords(text), 0);
}

const kinds: Readonly<Record<NonNullable<ConversationVersion['kind']> | 'other', string>> = {
  raw: editingText.rawText,
  opened: editingText.versionOpened,
  editing: editingText.versionEditing,
  replace_all: editingText.versionReplaceAll,
  cleanup: editingText.versionCleanup,
  conflict: editingText.versionConflict,
  restore: editingText.versionRestore,
  other: editingText.versionOther,
};
