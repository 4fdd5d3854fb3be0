import type { AdminMessage, User } from '@nevisa/api/types';
import type { BulkActionContext, ChosenRows, ShownPage } from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import {
  type ListAddressControl,
  useListAddress,
} from '../../../../shared/lists/address/useListAddress.ts';
import { useChosenRows } from '../../../../shared/lists/useChosenRows.ts';
import { nameList } from '../../../../shared/lists/listMoments.ts';
import { type LoadedPage, useBoundPage, useListPage } from '../../../../shared/lists/listPages.ts';
import { messageAddress, type MessageFilters } from './messageAddress.ts';
import { messagesKey } from './messageCache.ts';
import { createMessageChoices, type MessageChoices } from './messageChoices.ts';
import { createMessageMember, type MessageMember } from './messageMember.ts';

export interface AdminMessages {
  user: User;
  list: ListAddressControl<MessageFilters>;
  page: LoadedPage<AdminMessage>;
  member: MessageMember;
  choices: MessageChoices;
  shown: ShownPage;
  chosen: ChosenRows;
  choose: (change: (chosen: ChosenRows) => ChosenRows) => void;
  bulk: BulkActionContext;
  asking: boolean;
  working: boolean;
  partly: boolean;
  /** The list leaves something out. */
  filtered: boolean;
}

/** The messages of administration: the page of the address, and what is done with its rows. */
export function useMessages(user: User): AdminMessages {
  const scope = useAppServices().userScope(user.id);
  const member = scope.get(createMessageMember);
  const list = useListAddress(messageAddress);
  const page = useListPage<AdminMessage>(user, messagesKey, list.query, member.listPage);
  useBoundPage(list, page);
  const shown = useMemo(
    (): ShownPage => ({
      list: nameList(list.query),
      page: list.address.page,
      ids: page.items?.map(({ id }) => id) ?? [],
    }),
    [list.query, list.address.page, page.items],
  );
  const [chosen, setChosen] = useChosenRows(shown, page.outdated);
  const { bulk } = member;
  const { search, filters } = list.address;
  return {
    user,
    list,
    page,
    member,
    choices: scope.get(createMessageChoices),
    shown,
    chosen,
    choose: (change) => setChosen(change(chosen)),
    bulk: useSelector(bulk, ({ context }) => context),
    asking: useSelector(bulk, (state) => state.hasTag('asking')),
    working: useSelector(bulk, (state) => state.hasTag('working')),
    partly: useSelector(bulk, (state) => state.hasTag('partly')),
    filtered: search !== '' || Object.values(filters).some((value) => value !== null),
  };
}
