import type { Fate } from './conversationServer.ts';

/** What can happen to an opened conversation. `tab` is 0 or 1, `at` a share of the segments. */
export type Step =
  | { do: 'type' | 'insert' | 'delete'; tab: number; at: number }
  | {
      do: 'undo' | 'title' | 'save' | 'hide' | 'kill' | 'freeze' | 'thaw' | 'takeover';
      tab: number;
    }
  | { do: 'answer'; tab: number; fate: Fate }
  | { do: 'pass'; tab: number; ms: number }
  | { do: 'elsewhere'; at: number; how: 'type' | 'delete' }
  | { do: 'resolve'; tab: number; how: 'mine' | 'theirs' | 'both' }
  /** A list or another device renames the text; a page is shown again and asks what changed, and may have the answer late. */
  | { do: 'rename' | 'look' | 'lookLate' }
  | { do: 'offline' | 'online' | 'trash' | 'untrash' | 'signIn' | 'signOut' | 'full' | 'room' };
