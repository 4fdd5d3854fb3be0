import { isSameId } from '@nevisa/api';
import type { SnapshotFrom } from 'xstate';
import type { MemberScope } from '../../../app/userScope.ts';
import { createEmitter } from '../../../shared/createEmitter.ts';
import { createWritingActor, type WritingActor, type WritingPorts } from './writingActor.ts';

type WritingState = SnapshotFrom<WritingActor>;

/** Calls after each change. */
type Subscribe = (listener: () => void) => { unsubscribe: () => void };

/** The part of a `WritingActor` that reads. */
export interface WritingStates {
  getSnapshot: () => WritingState;
  subscribe: Subscribe;
  select: <Selected>(
    selector: (state: WritingState) => Selected,
    isSame?: (one: Selected, other: Selected) => boolean,
  ) => { get: () => Selected; subscribe: Subscribe };
}

/**
 * Reads the writing settings for an object that `UserScope.keep` holds: the actor ends at the
 * sign-out, and a user who returns has another one.
 */
export function followWriting(
  { authStore }: Pick<WritingPorts, 'authStore'>,
  { userId, get, onDispose }: MemberScope<WritingPorts>,
): WritingStates {
  const changes = createEmitter();
  const connect = (actor: WritingActor) => ({
    actor,
    subscription: actor.subscribe(() => changes.emit()),
  });
  let current = connect(get(createWritingActor));
  onDispose(
    authStore.subscribe(() => {
      const isIn = isSameId(authStore.facts().user?.id, userId);
      const actor = isIn ? get(createWritingActor) : current.actor;
      if (actor !== current.actor) {
        current.subscription.unsubscribe();
        current = connect(actor);
        changes.emit();
      }
    }),
  );
  onDispose(() => current.subscription.unsubscribe());
  const getSnapshot = () => current.actor.getSnapshot();
  const subscribe: Subscribe = (listener) => {
    // The same listener may be subscribed twice.
    const unsubscribe = changes.subscribe(() => listener());
    return { unsubscribe };
  };
  return {
    getSnapshot,
    subscribe,
    select: (selector, isSame = Object.is) => ({
      get: () => selector(getSnapshot()),
      subscribe(listener) {
        let before = selector(getSnapshot());
        return subscribe(() => {
          const next = selector(getSnapshot());
          if (!isSame(before, next)) {
            before = next;
            listener();
          }
        });
      },
    }),
  };
}
