import { chosenIds, chooseRows, countOutside, noRows } from '@nevisa/machines';
import { Button, ButtonLink, formatNumber, SelectionBar } from '@nevisa/ui';
import { useState } from 'react';
import { readEveryRow } from '../../../../shared/lists/readEveryRow.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { messageAddressOf } from '../data/messageAddress.ts';
import type { Users } from '../data/useUsers.ts';
import type { UserActions } from '../dialogs/useUserActions.ts';

/** The most users that a message names in its address. */
const mostAddressed = 50;

/** The chosen users of all pages and what can be done with them. */
export function UserSelection({ users, actions }: { users: Users; actions: UserActions }) {
  const { chosen, choose, shown, page } = users;
  const { size } = chosen.rows;
  const outside = countOutside(chosen, shown.list);
  const { loading, chooseAll } = useEveryResult(users);
  const isPageChosen = shown.ids.length > 0 && shown.ids.every((id) => chosen.rows.has(String(id)));
  const more = isPageChosen && (page.count ?? 0) > size - outside;
  const ids = chosenIds(chosen);
  return (
    <SelectionBar
      label={managementText.usersChosenRows}
      count={size === 0 ? '' : fill(managementText.usersChosen, { n: formatNumber(size) })}
      {...(outside > 0 && {
        note: fill(managementText.chosenElsewhere, { n: formatNumber(outside) }),
      })}
      all={
        more && !loading
          ? {
              words: fill(managementText.selectAllResults, { n: formatNumber(page.count ?? 0) }),
              onSelect: chooseAll,
            }
          : undefined
      }
      actions={
        <>
          {ids.length <= mostAddressed && (
            <ButtonLink size="small" variant="secondary" href={messageAddressOf(...ids)}>
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
      }
      clearLabel={commonText.clearSelection}
      onClear={() => {
        choose(() => noRows);
      }}
    />
  );
}

/** Chooses every result: the ids of all pages are read first. */
function useEveryResult({ choose, client, list, shown }: Users) {
  const [loading, setLoading] = useState(false);
  return {
    loading,
    chooseAll: () => {
      setLoading(true);
      void readEveryRow(list.query, (query) => client.listUsers(query)).then(({ rows }) => {
        setLoading(false);
        const ids = rows.map(({ id }) => id);
        choose((before) => chooseRows(before, ids, { list: shown.list, page: 0 }));
      });
    },
  };
}
