import type { Conversation } from '@nevisa/api/types';
import { RowIntents } from '@nevisa/machines';
import type { ToastQueue } from '@nevisa/ui';
import { useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { useListNews } from '../../../shared/lists/listQueries.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import type { OpenedConversation } from '../../conversation/openedConversation.ts';
import { cancelPages, changeRow, historyKey, readPagesAgain } from '../data/historyCache.ts';
import { saveStar } from '../data/historyCalls.ts';
import type { Star } from '../data/historyMember.ts';
import type { History } from '../data/useHistory.ts';

export interface StarControl {
  isStarred: boolean;
  want: (starred: boolean) => void;
}

interface Taken {
  readonly starred: boolean;
  /** What was known of the text before. */
  readonly of: Conversation | null;
}

/** The star of an opened text: it changes at once, the last intent counts, and a refused one goes back and says so. */
export function useStar(
  { actor, facts, look }: OpenedConversation,
  { member: { queries }, user }: History,
  toasts: ToastQueue,
): StarControl {
  const { authStore } = useAppServices();
  const news = useListNews(user);
  // The star that the server has taken, until the next answer has the facts of the text; null before the first answer.
  const [taken, setTaken] = useState<Taken | null>(null);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [intents] = useState(
    () =>
      new RowIntents<Star>({
        send: async (id, { is_starred: starred = false }) => {
          const { saved } = actor.getSnapshot().context;
          const revision = saved?.revision ?? facts.read().conversation?.revision ?? 0;
          const answer = await saveStar(authStore.client(), { id, revision }, starred);
          if (answer !== null) {
            changeRow(queries, id, { is_starred: starred, ...answer });
            setTaken({ starred, of: facts.read().conversation });
            news.tell({ list: historyKey, ids: [String(id)] });
            // The text is saved over the revision that the star has made.
            await look();
          } else {
            toasts.add({ text: addedHistoryText.historyStarFailed, tone: 'danger' });
          }
          return answer !== null;
        },
        cancelReads: () => cancelPages(queries),
        readAgain: () => readPagesAgain(queries),
        onChange: (changed) => {
          const [intent] = changed.values();
          setWanted(intent?.wanted.is_starred ?? null);
        },
      }),
  );
  const { conversation } = facts.read();
  const answered = taken?.of === conversation ? taken?.starred : undefined;
  return {
    isStarred: wanted ?? answered ?? conversation?.is_starred ?? false,
    want: (starred) => {
      if (conversation !== null) {
        intents.want(conversation.id, { is_starred: starred });
      }
    },
  };
}
