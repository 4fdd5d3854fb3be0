import type { ServerMessage } from '@nevisa/api';

/** Messages that keep their place: the first and the last of a socket. */
const fixed: ReadonlySet<ServerMessage['type']> = new Set(['ready', 'stopped', 'error']);

/**
 * Swaps pairs of consecutive messages.
 *
 * @returns a function that takes messages and returns those to send; it holds back one message
 */
export function createReorder(): (messages: readonly ServerMessage[]) => ServerMessage[] {
  let waiting: ServerMessage | null = null;
  return (messages) =>
    messages.flatMap((message) => {
      const former = waiting;
      waiting = null;
      if (fixed.has(message.type)) {
        return former === null ? [message] : [former, message];
      }
      if (former !== null) {
        return [message, former];
      }
      waiting = message;
      return [];
    });
}
