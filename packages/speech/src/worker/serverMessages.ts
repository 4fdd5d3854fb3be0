import * as v from 'valibot';
import { serverMessageSchema, type ServerMessage } from '@nevisa/api';
import type { EngineEvent, HeardWord } from '../engine.ts';

export type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

type WireWord = MessageOf<'final'>['words'][number];

/** Returns null for data that is no message of the protocol. */
export function readServerMessage(data: unknown): ServerMessage | null {
  try {
    const message = v.safeParse(serverMessageSchema, JSON.parse(String(data)));
    return message.success ? message.output : null;
  } catch {
    return null;
  }
}

/** Maps a message about text, credit or sound to the event that the engine reports. */
export function toEngineEvent(
  message: MessageOf<'partial' | 'final' | 'usage' | 'warning'>,
): EngineEvent {
  switch (message.type) {
    case 'partial':
      return { type: 'engine.partial', segmentId: message.segment_id, text: message.text };
    case 'final': {
      const { segment_id: segmentId, text, start, end, words } = message;
      return { type: 'engine.final', segmentId, text, start, end, words: toWords(words) };
    }
    case 'usage':
      return { type: 'engine.usage', usageRemained: message.usage_remained };
    case 'warning': {
      const { code, remaining_ms: remaining = null } = message;
      return { type: 'engine.warning', code, remaining };
    }
  }
}

/** @param from start of the recording that the times refer to, in seconds of the document */
export function toWords(words: readonly WireWord[], from = 0): HeardWord[] {
  return words.map(({ word, start, end, conf }) => ({
    text: word,
    start: from + start,
    end: from + end,
    confidence: conf,
  }));
}
