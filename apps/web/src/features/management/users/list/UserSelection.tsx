import { Button, ButtonLink, formatNumber } from '@nevisa/ui';
import { ListSelection } from '../../../../shared/lists/view/ListSelection.tsx';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { toNewMessageAddress } from '../data/messageAddress.ts';
import type { Users } from '../data/useUsers.ts';
import type { UserActions } from '../dialogs/useUserActions.ts';

/** The most users that a message names in its address. */
const mostAddressed = 50;

/** The chosen users of all pages and what can be done with them. */
export function UserSelection({ users, actions }: { users: Users; actions: UserActions }) {
  return (
    <ListSelection
      rows={users}
      label={managementText.usersChosenRows}
      count={managementText.usersChosen}
      ask={(query) => users.client.listUsers(query)}
      describeLimit={(count) =>
        count > mostAddressed
          ? fill(managementText.messageLimit, { n: formatNumber(mostAddressed) })
          : null
      }
      renderActions={(ids) => (
        <>
          {ids.length > mostAddressed ? (
            <Button size="small" variant="secondary" disabled>
              {usersText.sendMessage}
            </Button>
          ) : (
            <ButtonLink size="small" variant="secondary" href={toNewMessageAddress(...ids)}>
              {usersText.sendMessage}
            </ButtonLink>
          )}
          <Button size="small" variant="secondary" onClick={() => actions.askMany('unblockMany')}>
            {usersText.unblock}
          </Button>
          <Button size="small" variant="danger" onClick={() => actions.askMany('blockMany')}>
            {usersText.block}
          </Button>
        </>
      )}
    />
  );
}
