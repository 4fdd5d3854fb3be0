import type { WholeConversation } from '@nevisa/api/types';

/** A saved transcript as the server returns it. */
export function createConversation(more: Partial<WholeConversation> = {}): WholeConversation {
  return {
    id: 'h1',
    client_id: 'c1',
    title: 'نسخهٔ تاریخچه',
    source: 'LIVE',
    status: 'SUCCESS',
    progress: null,
    failure_reason: null,
    duration: 1_000,
    word_count: 2,
    is_starred: false,
    has_audio: false,
    audio_expires_at: null,
    speakers: [],
    revision: 1,
    created_at: null,
    updated_at: null,
    deleted_at: null,
    text: 'متنی از جای دیگر',
    segments: [],
    ...more,
  };
}
