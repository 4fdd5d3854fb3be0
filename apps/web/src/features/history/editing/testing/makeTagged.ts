import type { ConversationTag } from '@nevisa/machines';

/** A snapshot with these tags. As that of a machine, it finds them only as a method. */
export function makeTagged(...own: readonly ConversationTag[]) {
  return {
    own,
    hasTag(tag: ConversationTag): boolean {
      return this.own.includes(tag);
    },
  };
}
