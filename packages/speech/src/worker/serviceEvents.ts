import type { ServerMessage } from '@nevisa/api';
import type { EngineEvent } from '../engine.ts';

export type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** What the engine reports of a message that tells of the text, the account or the sound. */
export function eventOf(
  message: MessageOf<'partial' | 'final' | 'usage' | 'warning'>,
): EngineEvent {
  switch (message.type) {
    case 'partial':
      return { type: 'engine.partial', segmentId: message.segment_id, text: message.text };
    case 'final':
      return finalEvent(message);
    case 'usage':
      return { type: 'engine.usage', usageRemained: message.usage_remained };
    case 'warning':
      return {
        type: 'engine.warning',
        code: message.code,
        remaining: message.remaining_ms ?? null,
      };
  }
}

function finalEvent({ segment_id, text, start, end, words }: MessageOf<'final'>): EngineEvent {
  return {
    type: 'engine.final',
    segmentId: segment_id,
    text,
    start,
    end,
    words: words.map(({ word, conf, ...time }) => ({ text: word, confidence: conf, ...time })),
  };
}
