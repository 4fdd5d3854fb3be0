import { inactivityMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import type { MemberScope } from '../../app/userScope.ts';
import type { Config } from '../../shared/config.ts';
import type { BrowserStorage } from '../../shared/storage/browserStorage.ts';
import { lastActKey } from '../../shared/storage/lastAct.ts';
import type { AuthStore } from '../auth/authSession/authStore.ts';
import type { RecordingReport } from '../dictation/workspace/runningRecording.ts';
import { followActs } from './followActs.ts';
import { watchVisibility } from '../../shared/watchVisibility.ts';

export type Inactivity = ActorRefFrom<typeof inactivityMachine>;

export interface InactivityPorts {
  config: Pick<Config, 'inactivityLimit'>;
  authStore: Pick<AuthStore, 'send'>;
  storage: BrowserStorage;
  recording: RecordingReport;
}

/** How often an act is stored for the other tabs, in ms. */
const storePeriod = 5_000;

/** Starts to watch whether the session is used. A member of the user scope. */
export function createInactivity(
  { config, authStore, storage, recording }: InactivityPorts,
  { onDispose }: MemberScope,
): Inactivity {
  const { read, store } = createLastAct(storage);
  const actor = createActor(
    inactivityMachine.provide({
      actions: {
        storeAct: store,
        // It may be over at the start, while a component renders.
        endSession: () => queueMicrotask(() => authStore.send({ type: 'session.ended' })),
      },
    }),
    {
      input: {
        limit: config.inactivityLimit ?? Number.POSITIVE_INFINITY,
        readLastAct: read,
        isInUse: () => recording.read()?.paused === false,
      },
    },
  );
  const stops = [
    followActs(() => actor.send({ type: 'person.acted' })),
    storage.watch((key) => {
      if (key === lastActKey || key === null) {
        actor.send({ type: 'act.stored' });
      }
    }),
    watchVisibility((isVisible) => isVisible && actor.send({ type: 'page.shown' })),
  ];
  onDispose(() => {
    stops.forEach((stop) => stop());
    actor.stop();
    storage.remove(lastActKey);
  });
  return actor.start();
}

/** The time of the last act: exact for this tab, and for other tabs as they have stored it. */
function createLastAct(storage: BrowserStorage) {
  let lastAct = 0;
  let storedAt = Number.NEGATIVE_INFINITY;
  const write = () => {
    lastAct = Date.now();
    storedAt = lastAct;
    storage.write(lastActKey, String(lastAct));
  };
  const store = () => {
    lastAct = Date.now();
    if (Math.abs(lastAct - storedAt) >= storePeriod) {
      write();
    }
  };
  // At each look: a page that was frozen has not received the acts of other tabs yet.
  const read = () => {
    lastAct = Math.max(lastAct, Number(storage.read(lastActKey)) || 0);
    // A clock that was set back must not prolong the session.
    if (lastAct > Date.now()) {
      write();
    }
    return lastAct;
  };
  if (read() === 0) {
    store();
  }
  return { read, store };
}
