import { createObservable } from '../observable.ts';

/** An address of the app that the user wants to open. */
export interface LeaveTarget {
  readonly pathname: string;
  readonly search: string;
}

/** The question whether to leave values that are not saved. */
export interface LeaveQuestion {
  /** Closes the question; all that was typed stays. */
  stay: () => void;
  /** Leaves without saving. */
  leave: () => void;
}

/** The values that are not saved, of all forms that are shown. */
export interface LeaveGuards {
  /**
   * Holds the page while something differs.
   *
   * @param keeps whether the values are still there after this address is opened
   * @param onLost called when the user agrees to lose the values
   * @returns the function that lets go
   */
  hold: (keeps: (target: LeaveTarget) => boolean, onLost?: () => void) => () => void;
  /** Whether something holds the page. */
  holds: () => boolean;
  /** Whether this address would lose something. */
  wouldLose: (target: LeaveTarget) => boolean;
  /** Goes at once when nothing is lost; otherwise after the user agreed. A newer target replaces the one in question. */
  leave: (target: LeaveTarget, go: () => void) => void;
  /** The question that waits for an answer; the same object until it changes. */
  question: () => LeaveQuestion | null;
  /** Reports each hold, each end of one, and each question. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

interface Hold {
  readonly keeps: (target: LeaveTarget) => boolean;
  readonly onLost: (() => void) | undefined;
}

export function createLeaveGuards(): LeaveGuards {
  const held = new Set<Hold>();
  const question = createObservable<LeaveQuestion | null>(null);
  const lostBy = (target: LeaveTarget) => [...held].filter(({ keeps }) => !keeps(target));
  const wouldLose = (target: LeaveTarget) => lostBy(target).length > 0;
  return {
    hold(keeps, onLost) {
      // Two forms may share a function.
      const guard = { keeps, onLost };
      held.add(guard);
      question.write(question.read());
      return () => {
        held.delete(guard);
        // Nothing is left to lose: the form was saved, or is gone with its user.
        question.write(held.size === 0 ? null : question.read());
      };
    },
    holds: () => held.size > 0,
    wouldLose,
    leave(target, go) {
      if (!wouldLose(target)) {
        go();
        return;
      }
      question.write({
        stay: () => question.write(null),
        leave() {
          question.write(null);
          lostBy(target).forEach(({ onLost }) => onLost?.());
          go();
        },
      });
    },
    question: question.read,
    subscribe: question.subscribe,
  };
}
