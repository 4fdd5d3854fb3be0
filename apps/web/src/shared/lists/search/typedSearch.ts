import { toSearchText } from './searchText.ts';

/** The pause after the last key before a list searches, in ms. */
const searchPause = 300;

/** The text that is typed into the search field of a list, until the list searches for it. */
export interface TypedSearch {
  /** Takes the whole text of the field. The list searches when no key follows for 300 ms. */
  type: (text: string) => void;
  /** Begins or ends the composition of a character by an input method: no search while it lasts. */
  compose: (composing: boolean) => void;
  /** Searches at once for a text that waits, for Enter and before another change of the list. */
  flush: () => void;
  /** Forgets a text that waits. */
  cancel: () => void;
}

/** @param search receives the text to search for; empty for no search */
export function createTypedSearch(search: (text: string) => void): TypedSearch {
  let waiting: string | null = null;
  let composing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    if (waiting !== null && !composing) {
      const text = toSearchText(waiting);
      waiting = null;
      search(text);
    }
  };
  const wait = () => {
    clearTimeout(timer);
    if (!composing) {
      timer = setTimeout(flush, searchPause);
    }
  };
  return {
    type(text) {
      waiting = text;
      wait();
    },
    compose(begins) {
      composing = begins;
      wait();
    },
    flush,
    cancel() {
      clearTimeout(timer);
      waiting = null;
    },
  };
}
