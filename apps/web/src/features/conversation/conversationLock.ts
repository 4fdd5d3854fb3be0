import type { ConversationEvent, LockMode, OwnerEvent } from '@nevisa/machines';
import type { ConversationChannel } from './conversationChannel.ts';

type Send = (event: Extract<ConversationEvent, { type: `lock.${string}` }> | OwnerEvent) => void;

/** The lock of the tab that writes a conversation. */
export interface ConversationLock {
  /** Asks for the lock and holds it. Returns the release function. */
  hold: (mode: LockMode, send: Send) => () => void;
  /** Sends `lock.freed` when no tab writes any more; the lock then waits for `hold`. Returns the end function. */
  watch: (send: Send) => () => void;
}

/** A lock that this tab has. */
interface Granted {
  readonly release: () => void;
  /** Resolves when another tab has stolen the lock. */
  readonly lost: Promise<void>;
}

/** Locks that this page has released, while the browser still holds them. */
const releasing = new Map<string, Promise<unknown>>();

type LockChannel = Pick<ConversationChannel, 'tellWanted' | 'onWanted'>;

/**
 * The browser releases the lock when the page ends, also by a crash. A browser
 * without locks always grants it: then the device log keeps the text of the page
 * that wrote last, and those of the others as versions.
 */
export function createConversationLock(name: string, channel: LockChannel): ConversationLock {
  const place: Reserve = { held: null };
  return {
    hold: (mode, send) => hold({ name, channel, place, mode, send }),
    watch: (send) => watch({ name, channel, place, send }),
  };
}

/** The lock that `watch` was granted, until `hold` takes it. */
interface Reserve {
  held: Granted | null;
}

interface Asked {
  name: string;
  channel: LockChannel;
  place: Reserve;
  send: Send;
}

function hold({ name, channel, place, mode, send }: Asked & { mode: LockMode }): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const tell = (type: 'lock.granted' | 'lock.lost' | 'lock.taken' | 'lock.wanted') => {
    if (!signal.aborted) {
      send({ type });
    }
  };
  const take = (granted: Granted) => {
    signal.addEventListener('abort', granted.release);
    void granted.lost.then(() => tell('lock.lost'));
    if (signal.aborted) {
      granted.release();
    }
    tell('lock.granted');
  };
  signal.addEventListener(
    'abort',
    channel.onWanted(() => tell('lock.wanted')),
  );
  if (place.held === null) {
    void requestLock(name, mode, signal).then((answer) => {
      if (answer === 'taken') {
        tell('lock.taken');
      } else if (answer !== 'ended') {
        take(answer);
      }
    });
    if (mode === 'ask') {
      channel.tellWanted();
    }
  } else {
    const { held } = place;
    place.held = null;
    queueMicrotask(() => take(held));
  }
  return () => ending.abort();
}

function watch({ name, channel, place, send }: Asked): () => void {
  let ending = new AbortController();
  let isEnded = false;
  const queue = async () => {
    const answer = await requestLock(name, 'ask', ending.signal);
    if (typeof answer === 'string') {
      return;
    }
    if (isEnded) {
      answer.release();
      return;
    }
    place.held = answer;
    send({ type: 'lock.freed' });
    setTimeout(() => {
      if (place.held === answer) {
        place.held = null;
        answer.release();
      }
    });
  };
  // The tab that wants to write comes before those that only wait.
  const stopHearing = channel.onWanted(() => {
    ending.abort();
    ending = new AbortController();
    void queue();
  });
  void queue();
  return () => {
    isEnded = true;
    stopHearing();
    ending.abort();
  };
}

/** Requests the lock: `free` only if no tab has it, `ask` after the others, `steal` at once. */
async function requestLock(
  name: string,
  mode: LockMode,
  signal: AbortSignal,
): Promise<Granted | 'taken' | 'ended'> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) {
    return { release: () => undefined, lost: new Promise<void>(() => undefined) };
  }
  await releasing.get(name);
  if (signal.aborted) {
    return 'ended';
  }
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return new Promise((resolve) => {
    const request = locks.request(
      name,
      { free: { ifAvailable: true }, ask: { signal }, steal: { steal: true } }[mode],
      (lock) => {
        if (lock === null || signal.aborted) {
          resolve(lock === null ? 'taken' : 'ended');
          return undefined;
        }
        resolve({ release: releaseNow, lost });
        return held;
      },
    );
    const lost = new Promise<void>((tell) => {
      request.then(
        () => undefined,
        () => {
          resolve('ended');
          tell();
        },
      );
    });
    const releaseNow = () => {
      release();
      const done = request.catch(() => undefined);
      releasing.set(name, done);
      void done.then(() => {
        if (releasing.get(name) === done) {
          releasing.delete(name);
        }
      });
    };
  });
}
