import type { LeaveGuards, LeaveTarget } from '../../shared/leaving/leaveGuards.ts';

/** The part of a window in which the user goes back and forward. */
export interface HistoryWindow {
  readonly history: { readonly state: unknown; go: (steps: number) => void };
  readonly location: LeaveTarget;
  addEventListener: (type: 'popstate', listener: (event: Event) => void) => void;
  removeEventListener: (type: 'popstate', listener: (event: Event) => void) => void;
}

export interface HistoryGuard {
  /** Notes the entry that the router shows, after each of its changes. */
  settle: () => void;
  stop: () => void;
}

/**
 * Asks before Back or Forward leave values that are not saved. A browser cannot refuse such
 * a step: the router does not receive it, the guard returns to the entry that is shown, and
 * takes the step when the user agrees. The router numbers its entries. It must listen after
 * the guard: a window calls its listeners in the order in which they were added.
 */
export function guardHistory(
  guards: Pick<LeaveGuards, 'wouldLose' | 'leave'>,
  window: HistoryWindow,
): HistoryGuard {
  let shown = readIndex(window.history.state);
  let returning = false;
  let agreed = false;
  const follow = (event: Event) => {
    const next = readIndex(window.history.state);
    const { pathname, search } = window.location;
    const target = { pathname, search };
    if (returning && next === shown) {
      returning = false;
      event.stopImmediatePropagation();
    } else if (!agreed && shown !== null && next !== null && guards.wouldLose(target)) {
      event.stopImmediatePropagation();
      const steps = next - shown;
      returning = true;
      window.history.go(-steps);
      guards.leave(target, () => {
        agreed = true;
        window.history.go(steps);
      });
    } else {
      agreed = false;
    }
  };
  window.addEventListener('popstate', follow);
  return {
    settle() {
      shown = readIndex(window.history.state);
    },
    stop() {
      window.removeEventListener('popstate', follow);
    },
  };
}

function readIndex(state: unknown): number | null {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}
