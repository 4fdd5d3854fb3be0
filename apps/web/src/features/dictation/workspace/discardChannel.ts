import { isTextList } from '../../../shared/isTextList.ts';
import { openChannel } from '../../../shared/openChannel.ts';

/** Tells the other tabs which revisions the person has deleted: a tab that has read the save queue before would send them. */
export interface DiscardChannel {
  /** @param ids of revisions; no two persons have the same one */
  tell: (ids: readonly string[]) => void;
  close: () => void;
}

/** Opens the channel; a browser without channels has none. `onDiscarded` is called with the id of each revision that another tab has deleted. */
export function openDiscardChannel(onDiscarded: (id: string) => void): DiscardChannel {
  const channel = openChannel('nevisa.discards');
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A tab with another version of the app may send other messages.
    if (isTextList(data)) {
      data.forEach(onDiscarded);
    }
  });
  return {
    tell: (ids) => channel?.postMessage(ids),
    close: () => channel?.close(),
  };
}
