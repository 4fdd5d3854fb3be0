import type { WholeConversation } from '@nevisa/api/types';
import { toIsoTime } from '../clock.ts';

const dayLength = 86_400_000;

interface FileFacts {
  /** Counts the files of a backend, from 1. */
  readonly number: number;
  readonly clientId: string;
  readonly name: string;
  /** In ms. */
  readonly duration: number;
  /** How long its sound is kept, in days; null for ever. */
  readonly keepDays: number | null;
  /** In ms since 1970. */
  readonly now: number;
}

/** The conversation of a file before its conversion. */
export function makeFileConversation(facts: FileFacts): WholeConversation {
  const { number, clientId, name, duration, keepDays, now } = facts;
  return {
    id: `c1000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    client_id: clientId,
    title: toTitle(name),
    source: 'FILE',
    status: 'PENDING',
    progress: null,
    failure_reason: null,
    duration,
    word_count: 0,
    is_starred: false,
    has_audio: true,
    audio_expires_at: keepDays === null ? null : toIsoTime(now + keepDays * dayLength),
    speakers: [],
    revision: 1,
    created_at: toIsoTime(now),
    updated_at: toIsoTime(now),
    deleted_at: null,
    text: '',
    segments: [],
  };
}

const longestTitle = 200;

/** The name of a file without its extension, and without invisible characters. */
export function toTitle(name: string): string {
  const seen = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '');
  const title = seen.replace(/(?<=.)\.[^.\s]{1,10}$/u, '').trim();
  return Array.from(title).slice(0, longestTitle).join('');
}
