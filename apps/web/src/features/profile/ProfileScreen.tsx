import type { User } from '@nevisa/api/types';
import {
  Button,
  Card,
  formatLongDate,
  Page,
  PageHeader,
  parseWireTime,
  Section,
  SettingRow,
  Stack,
} from '@nevisa/ui';
import { accountText } from '../../shared/text/accountText.ts';
import { dashboardText } from '../../shared/text/dashboardText.ts';
import { fill } from '../../shared/text/fill.ts';
import { profileText } from '../../shared/text/profileText.ts';
import { useAuth } from '../auth/authSession/useAuth.ts';
import { ContactRows } from './contact/ContactRows.tsx';
import { MyDataPart } from './data/MyDataPart.tsx';
import { type MyDataView, useMyData } from './data/useMyData.ts';
import { AccountEndDialog } from './ending/AccountEndDialog.tsx';
import { useAccountEnd } from './ending/useAccountEnd.ts';
import { ProfileForm } from './form/ProfileForm.tsx';
import { readInvitationLink } from './invitationLink.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { PasswordRow } from './password/PasswordRow.tsx';
import { AvatarPart } from './picture/AvatarPart.tsx';

/** The own account: picture, profile, contacts, password, invitation, its data, and its end (X-230…X-238). */
export default function ProfileScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return user && <Profile key={String(user.id)} title={title} user={user} />;
}

function Profile({ title, user }: { title: string; user: User }) {
  const data = useMyData(user);
  const invitation = readInvitationLink(user.invitation_link);
  return (
    <Page>
      <PageHeader heading={title} sentence={describe(user)} />
      <Card>
        <Section heading={accountText.details}>
          <Stack gap="large">
            <AvatarPart user={user} />
            <ProfileForm user={user} />
          </Stack>
        </Section>
      </Card>
      <Card>
        <Section heading={accountText.access}>
          <Stack>
            <ContactRows user={user} />
            <PasswordRow />
          </Stack>
        </Section>
      </Card>
      {invitation !== null && (
        <Card>
          <Section heading={dashboardText.invite}>
            <InvitationRow link={invitation} />
          </Section>
        </Card>
      )}
      <Card>
        <Section heading={accountText.data}>
          <MyDataPart data={data} words={accountText.dataText} />
        </Section>
      </Card>
      <Card>
        <Section heading={accountText.ending}>
          <Ending user={user} data={data} />
        </Section>
      </Card>
    </Page>
  );
}

function describe({ username, date_joined: joined }: User): string {
  const day = joined === null ? null : parseWireTime(joined);
  const name = `\u2068${username}\u2069`;
  return day === null
    ? name
    : `${name} · ${fill(profileText.joined, { date: formatLongDate(day) })}`;
}

function Ending({ user, data }: { user: User; data: MyDataView }) {
  const end = useAccountEnd(user);
  return (
    <Stack>
      <SettingRow
        label={profileText.deleteAccountText}
        control={
          <Button variant="secondary" onClick={end.begin}>
            {profileText.deleteAccount}
          </Button>
        }
      />
      <AccountEndDialog user={user} end={end} data={data} />
    </Stack>
  );
}
