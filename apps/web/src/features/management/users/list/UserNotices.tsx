import { ListNotices } from '../../../../shared/lists/view/ListNotices.tsx';
import { PartlyDone } from '../../../../shared/lists/view/PartlyDone.tsx';
import { managementText } from '../../../../shared/text/managementText.ts';
import type { Users } from '../data/useUsers.ts';
import type { UserActions } from '../dialogs/useUserActions.ts';

/** The list is old, or a bulk has left something undone. */
export function UserNotices({ users, actions }: { users: Users; actions: UserActions }) {
  const { undone, setUndone } = users;
  return (
    <ListNotices
      page={users.page}
      offline={managementText.usersOffline}
      refreshFailed={managementText.usersRefreshFailed}
    >
      {undone !== null && (
        <PartlyDone
          result={undone}
          texts={texts}
          onRetry={() => {
            const { failed, isActive, reason } = undone;
            setUndone(null);
            const ids = failed.map(({ id }) => id);
            actions.askMany(isActive ? 'unblockMany' : 'blockMany', { ids, reason });
          }}
          onClose={() => {
            setUndone(null);
          }}
        />
      )}
    </ListNotices>
  );
}

const texts = {
  summary: managementText.partly,
  rowsOfReason: managementText.partlyReasons,
  reasons: {
    self: managementText.reasonSelf,
    last_admin: managementText.reasonLastAdmin,
    not_found: managementText.reasonMissing,
    forbidden: managementText.reasonForbidden,
    unanswered: managementText.reasonUnanswered,
  },
  otherReason: managementText.reasonOther,
};
