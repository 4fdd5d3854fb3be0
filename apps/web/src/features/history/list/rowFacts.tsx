import type { Conversation } from '@nevisa/api/types';
import {
  BotIcon,
  FileIcon,
  formatDate,
  formatDuration,
  formatNumber,
  type HistoryRowProps,
  LiveIcon,
  parseWireTime,
  RelativeTime,
} from '@nevisa/ui';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { failedFileText } from '../../../shared/text/failedFileText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import { countDaysLeft } from '../data/daysLeft.ts';
import type { DeviceRow, HistoryItem } from '../data/historyItems.ts';

/** What the row of a text shows: its view model. */

/** The title of a text; an empty one is the day on which it was made. */
export function getTitle({ server, device }: HistoryItem): string {
  const title = (server?.title ?? device?.title ?? '').trim();
  if (title !== '') {
    return title;
  }
  const words = (device?.text ?? '').split(/\s+/u).slice(0, 6).join(' ').trim();
  return words !== '' ? words : nameOfDay(server?.created_at ?? getTime(device));
}

function nameOfDay(time: string): string {
  const day = parseWireTime(time);
  return fill(liveText.defaultTitle, { date: day === null ? '' : formatDate(day) });
}

function getTime(device: DeviceRow | null): string {
  return new Date(device?.changedAt ?? 0).toISOString();
}

/** Where a text comes from. */
export function describeSource({ server }: HistoryItem): HistoryRowProps['source'] {
  const source = server?.source;
  if (source === 'FILE') {
    return { icon: <FileIcon />, name: historyText.sourceFile };
  }
  return source === 'BOT'
    ? { icon: <BotIcon />, name: historyText.sourceBot }
    : { icon: <LiveIcon />, name: historyText.sourceLive };
}

/** The shown ones of date, length and words, in their order. `now` in ms since 1970. */
export function listFacts(
  { server, device }: HistoryItem,
  now: number,
  shown: readonly string[],
): HistoryRowProps['facts'] {
  const time = server?.created_at ?? getTime(device);
  const length = server?.duration ?? device?.audioDuration ?? 0;
  const words = server?.word_count ?? device?.words ?? 0;
  const facts: Readonly<Record<string, HistoryRowProps['facts'][number]>> = {
    date: {
      name: historyText.colDate,
      value: <RelativeTime time={time} now={new Date(now).toISOString()} />,
      width: 'wide',
    },
    duration: {
      name: historyText.colDuration,
      value: length > 0 ? formatDuration(length / 1_000) : null,
      width: 'narrow',
    },
    words: {
      name: historyText.colWords,
      value: words > 0 ? fill(liveText.words, { n: formatNumber(words) }) : null,
    },
  };
  return shown.flatMap((name) => facts[name] ?? []);
}

/** The state in words; undefined for a text that is ready. `now` in ms since 1970. */
export function describeStatus(
  { server, device }: HistoryItem,
  now: number,
): HistoryRowProps['status'] {
  if (device !== null && (server === null || device.state !== 'local')) {
    return deviceStatus(device);
  }
  if (server === null) {
    return undefined;
  }
  return server.deleted_at === null ? serverStatus(server) : trashStatus(server, now);
}

function deviceStatus({ state, failure }: DeviceRow): HistoryRowProps['status'] {
  switch (state) {
    case 'local':
      return { kind: 'onDevice', words: historyText.statusLocal };
    case 'syncing':
      return { kind: 'syncing', words: historyText.statusSyncing };
    case 'conflict':
      return { kind: 'conflict', words: addedHistoryText.historyStatusConflict };
    case 'refused':
      return {
        kind: 'refused',
        words: addedHistoryText.historyStatusRefused,
        reason: failure === null ? undefined : listFailureLines(failure).join(' '),
      };
  }
}

function serverStatus({ status, progress, failure_reason: reason }: Conversation) {
  switch (status) {
    case 'SUCCESS':
      return undefined;
    case 'PENDING':
      return { kind: 'queued', words: historyText.statusPending } as const;
    case 'PROCESSING': {
      const percent = Math.floor(progress ?? 0);
      // All of it is converted, but the text is not there yet.
      const words =
        percent >= 100
          ? addedHistoryText.historyPreparing
          : fill(historyText.statusProcessing, { n: formatNumber(percent) });
      return {
        kind: 'processing',
        words,
        progress: progress === null ? null : progress / 100,
      } as const;
    }
    case 'FAILED':
      return {
        kind: 'failed',
        words: historyText.statusFailed,
        reason: describeReason(reason),
      } as const;
    case null:
      return { kind: 'unknown', words: addedHistoryText.historyStatusUnknown } as const;
  }
}

/** The reason of a failed conversion; a sentence of the server is shown as it comes. */
function describeReason(reason: string | null): string | null {
  const words: Readonly<Record<string, string>> = failedFileText;
  return reason === null ? null : (words[reason] ?? reason);
}

function trashStatus({ deleted_at: deletedAt }: Conversation, now: number) {
  const left = countDaysLeft(deletedAt, now);
  const words =
    left === null
      ? historyText.trash
      : left === 0
        ? addedHistoryText.historyLastDay
        : fill(addedHistoryText.historyDaysLeft, { n: formatNumber(left) });
  return { kind: 'inTrash', words } as const;
}

/** Until when the sound stays; nothing once it is gone. `now` in ms since 1970. */
export function describeAudioNote({ server }: HistoryItem, now: number): string | undefined {
  const end = server?.has_audio === true ? server.audio_expires_at : null;
  const day = end === null ? null : parseWireTime(end);
  return end === null || day === null || Date.parse(end) <= now
    ? undefined
    : fill(addedHistoryText.historyAudioUntil, { date: formatDate(day) });
}
