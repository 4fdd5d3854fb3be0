import { useEffect, useRef } from 'react';
import { waitFor } from 'xstate';
import type { OpenedConversation } from '../../conversation/openedConversation.ts';
import { watchVisibility } from '../../../shared/watchVisibility.ts';
import type { History } from '../data/useHistory.ts';

/** How long a deletion waits for the last words to reach the server, in ms; they are on the device anyway. */
const flushWait = 3_000;

/**
 * Returns the command that moves an opened text to the trash. It sends the last words first, as far
 * as that is quick and the page is shown; what is left waits on the device. A second press changes
 * nothing, and a page that the person has left meanwhile takes them nowhere.
 */
export function useTrash(
  { actor, facts, id }: Pick<OpenedConversation, 'actor' | 'facts' | 'id'>,
  {
    list,
    member,
  }: { list: Pick<History['list'], 'close'>; member: Pick<History['member'], 'actor'> },
): () => void {
  const isShown = useRef(true);
  const isUnderWay = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => {
    if (isUnderWay.current) {
      return;
    }
    isUnderWay.current = true;
    actor.send({ type: 'save.requested' });
    void waitForWords(actor).then(() => {
      isUnderWay.current = false;
      // The list first: its toast offers the way back.
      if (isShown.current) {
        list.close();
      }
      const known = facts.read().conversation?.id ?? id;
      member.actor.send({ type: 'bulk.requested', action: 'trash', ids: [known] });
    });
  };
}

/** Waits for the last words; a hidden page may never run again, so nothing waits there. */
async function waitForWords(actor: OpenedConversation['actor']): Promise<void> {
  const ending = new AbortController();
  const stop = watchVisibility((isVisible) => !isVisible && ending.abort());
  const isSettled = waitFor(actor, (view) => view.hasTag('saved') || view.hasTag('stopped'), {
    timeout: flushWait,
    signal: ending.signal,
  });
  await isSettled.catch(ignore);
  stop();
}

function ignore(): void {
  // The words that are not sent yet wait on the device.
}
