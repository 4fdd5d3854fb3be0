import type { Client } from '@nevisa/api';
import { isAboutSameMessage, type MessageChange } from '@nevisa/machines';
import { fromCallback } from 'xstate';

/** A call that waits for the answers of earlier ones. */
interface WaitingChange {
  readonly change: MessageChange;
  /** Ends the wait; `isOutdated`: a later waiting call is about the same message. */
  readonly end: (isOutdated: boolean) => void;
}

/**
 * Each call is sent at once, or after the answers of the earlier calls about the same message:
 * the server keeps what arrives last, and that must be what the person did last (A10). A page
 * that ends cannot wait: of the calls about a message that wait, it sends the last.
 */
export function sendChanges(client: Client) {
  return fromCallback<MessageChange>(({ receive, sendBack }) => {
    const underWay = new Map<MessageChange, Promise<void>>();
    const waiting = new Set<WaitingChange>();
    const ending = new AbortController();
    const { signal } = ending;
    const send = async (change: MessageChange, earlier: readonly Promise<void>[]) => {
      const isOutdated = earlier.length > 0 && (await waitFor(earlier, change, waiting));
      if (signal.aborted) {
        return;
      }
      const succeeded = !isOutdated && (await sendChange(client, change)).ok;
      underWay.delete(change);
      sendBack({ type: 'change.settled', change, succeeded });
    };
    receive((change) => {
      const earlier = [...underWay].filter(([other]) => isAboutSameMessage(other, change));
      underWay.set(
        change,
        send(
          change,
          earlier.map(([, answered]) => answered),
        ),
      );
    });
    window.addEventListener('pagehide', () => endWaits([...waiting]), { signal });
    return () => ending.abort();
  });
}

/** Waits for answers, or for the end of the page. Resolves with whether the change is outdated. */
function waitFor(
  earlier: readonly Promise<void>[],
  change: MessageChange,
  waiting: Set<WaitingChange>,
): Promise<boolean> {
  return new Promise((resolve) => {
    const wait: WaitingChange = {
      change,
      end(isOutdated) {
        waiting.delete(wait);
        resolve(isOutdated);
      },
    };
    waiting.add(wait);
    void Promise.all(earlier).then(() => wait.end(false));
  });
}

function endWaits(waits: readonly WaitingChange[]): void {
  waits.forEach(({ change, end }, place) => {
    end(waits.slice(place + 1).some((later) => isAboutSameMessage(later.change, change)));
  });
}

/** Sends a call that goes on when the page ends. */
function sendChange(client: Client, change: MessageChange) {
  const options = { keepalive: true };
  switch (change.type) {
    case 'all.deleted':
      return client.deleteAllMessages(undefined, options);
    case 'message.restored':
      return client.changeMessageStatus({ id: change.id, status: 'SEEN' }, options);
    case 'status.changed':
      return client.changeMessageStatus({ id: change.id, status: change.status }, options);
  }
}
