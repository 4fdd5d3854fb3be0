import type { ServerMessage } from '@nevisa/api';

/** What a browser waits for in its place: the first message of a socket, and the last. */
const fixed: ReadonlySet<ServerMessage['type']> = new Set(['ready', 'stopped', 'error']);

/**
 * Exchanges each two messages that follow each other.
 *
 * @returns what remembers the one that waits: give it messages, get those that leave now
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
