import type { StaffUser } from '@nevisa/api/types';
import { DescriptionList, Ltr, PersianDate, TwoLines } from '@nevisa/ui';
import { formatCode } from '../../../../shared/formatCode.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { profileText } from '../../../../shared/text/profileText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { Picture, StateTag } from '../list/userCells.tsx';

/** Who the user is, how to reach them, and the state of the account. */
export function ProfilePart({ user }: { user: StaffUser }) {
  return (
    <>
      <TwoLines
        lead={<Picture user={user} size="large" />}
        note={user.is_staff ? usersText.roleAdmin : usersText.roleUser}
      >
        <Ltr>{user.username}</Ltr>
      </TwoLines>
      <DescriptionList
        items={[
          {
            label: usersText.colStatus,
            value: <StateTag user={user} />,
          },
          { label: profileText.phone, value: <Contact value={user.phone} /> },
          { label: profileText.email, value: <Contact value={user.email} /> },
          { label: usersText.colJoined, value: <Moment time={user.date_joined} /> },
          {
            label: usersText.colLastLogin,
            value:
              user.last_login === null ? (
                managementText.neverSignedIn
              ) : (
                <Moment time={user.last_login} />
              ),
          },
        ]}
      />
    </>
  );
}

function Contact({ value }: { value: string | null }) {
  return value === null ? '—' : <Ltr>{formatCode(value)}</Ltr>;
}

function Moment({ time }: { time: string | null }) {
  return time === null ? commonText.never : <PersianDate time={time} format="clock" />;
}
