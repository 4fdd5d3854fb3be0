import type { MemberScope } from '../../app/userScope.ts';
import { createEmitter } from '../createEmitter.ts';
import { isTextList } from '../isTextList.ts';
import { openChannel } from '../openChannel.ts';

/** Rows of a list that changed. */
export interface ListChange {
  /** The name of the list, as in its queries. */
  readonly list: string;
  /** The ids as text; none where any row may have changed. */
  readonly ids: readonly string[];
}

/** Reports changed rows to the other tabs of the same user, and theirs to this one. */
export interface ListNews {
  /** Reports a change that this tab made to the other tabs. */
  tell: (change: ListChange) => void;
  /** Reports a change that this tab made in a list to the other tabs, and to its own opened records. */
  tellEverywhere: (change: ListChange) => void;
  /** Reports the changes of other tabs. Returns the unsubscribe function. */
  subscribe: (listener: (change: ListChange) => void) => () => void;
  /** Reports the changes of other tabs, and those of the lists of this tab. Returns the unsubscribe function. */
  subscribeEverywhere: (listener: (change: ListChange) => void) => () => void;
}

/** A member of the user scope. In a browser without a channel it reports nothing: lists are read again on focus. */
export function createListNews(
  _: unknown,
  { userId, onDispose }: Pick<MemberScope, 'userId' | 'onDispose'>,
): ListNews {
  const heard = createEmitter<ListChange>();
  const everywhere = createEmitter<ListChange>();
  const channel = openChannel(`nevisa.lists.${userId}`);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isListChange(data)) {
      heard.emit(data);
      everywhere.emit(data);
    }
  });
  onDispose(() => channel?.close());
  const tell = ({ list, ids }: ListChange) =>
    channel?.postMessage({ list, ids } satisfies ListChange);
  return {
    subscribe: heard.subscribe,
    subscribeEverywhere: everywhere.subscribe,
    tell,
    tellEverywhere: (change) => {
      tell(change);
      everywhere.emit(change);
    },
  };
}

/** The part of a document that says whether someone sees it. */
type Visibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Reads the changed lists of other tabs again: at once on a visible page, and once when a
 * hidden one is shown. Returns the function that ends this.
 */
export function readChangesAgain(
  news: Pick<ListNews, 'subscribe'>,
  page: Visibility,
  read: (list: string) => void,
): () => void {
  const changed = new Set<string>();
  const readVisible = () => {
    if (page.visibilityState === 'visible') {
      const lists = [...changed];
      changed.clear();
      lists.forEach(read);
    }
  };
  const stop = news.subscribe(({ list }) => {
    changed.add(list);
    readVisible();
  });
  page.addEventListener('visibilitychange', readVisible);
  return () => {
    stop();
    page.removeEventListener('visibilitychange', readVisible);
  };
}

// A tab with another version of the app may send other messages.
function isListChange(value: unknown): value is ListChange {
  const { list, ids } = (value ?? {}) as Partial<Record<keyof ListChange, unknown>>;
  return typeof list === 'string' && isTextList(ids);
}
