import { createObservable, type Observable } from '../../shared/observable.ts';
import { log } from '../../shared/log.ts';
import type { LeaveSource } from '../../app/shell/guardLeaving.ts';

/**
 * What a page knows of a newer version. `asked`: a person takes it, and the page waits until
 * nothing would be lost by the reload.
 */
export type UpdateState = 'none' | 'ready' | 'asked';

/** The service workers of the browser, as far as a page needs them. */
export interface WorkerPort {
  /** Calls with each version that waits for its turn, or that has taken the place of this page's. */
  watch: (onVersion: (found: FoundVersion) => void) => void;
}

/** A version of the app that is not the one of this page. */
export interface FoundVersion {
  /** Puts it into the place of the version before; resolves when that is done. */
  activate: () => Promise<unknown>;
}

export interface AppUpdateParts {
  workers: WorkerPort;
  /** What would be lost by a reload. */
  sources: readonly LeaveSource[];
  reload: () => void;
}

/** The offer of a newer version on one page. */
export interface AppUpdate extends Pick<Observable<UpdateState>, 'read' | 'subscribe'> {
  /** Takes the newest version: reloads once, at once or when nothing is lost by it. */
  take: () => void;
  /** Goes on with the version of this page; a newer one is offered again. */
  dismiss: () => void;
  stop: () => void;
}

/**
 * Offers each newer version and never takes one by itself (G03). A version that another tab has
 * taken is offered like one that waits: this page goes on with its own files.
 */
export function createAppUpdate({ workers, sources, reload }: AppUpdateParts): AppUpdate {
  const state = createObservable<UpdateState>('none');
  let newest: FoundVersion | null = null;
  let isOver = false;

  const isHeld = () => sources.some(({ holds }) => holds());
  const reloadOnce = () => {
    isOver = true;
    stops.forEach((stop) => stop());
    reload();
  };
  const activate = async ({ activate: take }: FoundVersion) => {
    await take();
    // A recording may have begun meanwhile; its end comes here again.
    if (!isOver && state.read() === 'asked' && !isHeld()) {
      reloadOnce();
    }
  };
  const proceed = () => {
    if (!isOver && newest !== null && state.read() === 'asked' && !isHeld()) {
      activate(newest).catch(() => {
        log('the new version was not activated', { kind: 'network' });
        state.write('ready');
      });
    }
  };
  const stops = sources.map(({ subscribe }) => subscribe(proceed));

  workers.watch((found) => {
    newest = found;
    if (!isOver && state.read() === 'none') {
      state.write('ready');
    }
  });
  return {
    read: state.read,
    subscribe: state.subscribe,
    take() {
      if (newest !== null) {
        state.write('asked');
        proceed();
      }
    },
    dismiss: () => state.write('none'),
    stop() {
      isOver = true;
      stops.forEach((stop) => stop());
    },
  };
}
