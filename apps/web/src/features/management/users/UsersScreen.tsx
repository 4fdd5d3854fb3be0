import { useSearchParams } from 'react-router-dom';
import { FirstView } from '../../../shared/lists/choices/FirstView.tsx';
import { paths } from '../../../shared/paths.ts';
import { PageTitle } from '../../../shared/shell/PageTitle.tsx';
import { useViewFocus } from '../../../shared/shell/useViewFocus.ts';
import { usersText } from '../../../shared/text/usersText.ts';
import { useAuth } from '../../auth/authSession/useAuth.ts';
import { LateAuditScreen } from '../audit/LateAuditScreen.tsx';
import { auditParameter } from '../auditAddress.ts';
import { userAddress } from './data/userAddress.ts';
import { createUserChoices } from './data/userChoices.ts';
import { UserList } from './list/UserList.tsx';

/** The administration of users, or, by the address, the audit list (X-256… ). */
export default function UsersScreen({ title }: { title: string }) {
  const { user } = useAuth();
  const [parameters] = useSearchParams();
  const isAudit = parameters.get(auditParameter.name) === auditParameter.value;
  useViewFocus(isAudit ? 'audit' : 'users');
  if (user === null) {
    return null;
  }
  return isAudit ? (
    <>
      <PageTitle title={usersText.auditLog} />
      <LateAuditScreen user={user} />
    </>
  ) : (
    <FirstView user={user} description={userAddress} choices={createUserChoices} path={paths.users}>
      <PageTitle title={title} />
      <UserList title={title} user={user} />
    </FirstView>
  );
}
