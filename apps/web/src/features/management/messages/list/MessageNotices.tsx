import { ListNotices } from '../../../../shared/lists/view/ListNotices.tsx';
import { PartlyDone } from '../../../../shared/lists/view/PartlyDone.tsx';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import type { AdminMessages } from '../data/useMessages.ts';

/** What is shown above the rows: the list is old, or an action has left something undone. */
export function MessageNotices({ messages }: { messages: AdminMessages }) {
  return (
    <ListNotices
      page={messages.page}
      offline={adminMessageListWords.offline}
      refreshFailed={adminMessageListWords.refreshFailed}
    >
      {messages.partly && <BulkRest messages={messages} />}
    </ListNotices>
  );
}

/** What an action has left undone, with the reasons; it can be tried again. */
function BulkRest({ messages: { bulk, member } }: { messages: AdminMessages }) {
  const { request: action, failed } = bulk.result;
  return (
    action !== null && (
      <PartlyDone
        result={bulk.result}
        texts={{
          summary: adminMessageListWords.partly,
          rowsOfReason: adminMessageListWords.partlyReason,
          reasons,
          otherReason: adminMessageListWords.reasonOther,
        }}
        onRetry={() => {
          const ids = failed.map(({ id }) => id);
          member.bulk.send({ type: 'bulk.requested', action: { ...action, ids } });
        }}
        onClose={() => member.bulk.send({ type: 'bulk.resultClosed' })}
      />
    )
  );
}

const reasons: Readonly<Record<string, string>> = {
  not_found: adminMessageListWords.reasonGone,
  already_sent: adminMessageListWords.reasonSent,
  not_sent: adminMessageListWords.reasonNotSent,
  not_draft: adminMessageListWords.reasonNotDraft,
  forbidden: adminMessageListWords.reasonForbidden,
  unanswered: adminMessageListWords.reasonUnanswered,
};
