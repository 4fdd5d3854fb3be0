import type { Id } from '@nevisa/api/types';
import { formatNumber, List, ListRow, RelativeTime } from '@nevisa/ui';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import type { Users } from '../data/useUsers.ts';
import { DrawerPart } from './DrawerPart.tsx';
import { useUserSessions } from './useUserParts.ts';

/** Where the user is signed in. */
export function SessionsPart({ users, id }: { users: Users; id: Id }) {
  return (
    <DrawerPart heading={managementText.partSessions} part={useUserSessions(users, id)}>
      {({ count, sessions }) =>
        count === 0 ? (
          <p>{managementText.sessionsNone}</p>
        ) : (
          <>
            <p>{fill(managementText.sessionsCount, { n: formatNumber(count) })}</p>
            <List aria-label={managementText.partSessions} flush>
              {sessions.map((session) => (
                <ListRow
                  key={String(session.id)}
                  title={session.device ?? managementText.sessionUnknown}
                  sentence={session.last_seen_at !== null && <Seen time={session.last_seen_at} />}
                />
              ))}
            </List>
          </>
        )
      }
    </DrawerPart>
  );
}

function Seen({ time }: { time: string }) {
  const [before = '', after = ''] = managementText.sessionSeen.split('{time}');
  return (
    <>
      {before}
      <RelativeTime time={time} />
      {after}
    </>
  );
}
