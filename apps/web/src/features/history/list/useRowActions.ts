import { type ChosenRows, extendTo, toggleRow } from '@nevisa/machines';
import type { Conversation, Id } from '@nevisa/api/types';
import { useLayoutEffect, useState } from 'react';
import type { OpenedMenu } from '../../../shared/lists/table/rowMenu.tsx';
import { createObservable } from '../../../shared/observable.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';
import type { HistoryCommands } from './useHistoryCommands.ts';

/** What a person does in a row. */
export interface RowActions {
  readonly star: (id: Id, starred: boolean) => void;
  readonly choose: (id: Id, extend: boolean) => void;
  readonly saveName: (title: string) => void;
  readonly cancelName: () => void;
  readonly restore: (id: Id) => void;
  readonly retry: (row: Conversation) => void;
  readonly act: (item: HistoryItem) => void;
  readonly openMenu: (menu: OpenedMenu) => void;
}

interface Parts {
  readonly history: History;
  readonly commands: HistoryCommands;
}

/** The actions of all rows: the same object as long as the list is shown, so that no row renders for them. */
export function useRowActions(
  history: History,
  commands: HistoryCommands,
  openMenu: (menu: OpenedMenu) => void,
): RowActions {
  const [{ latest, actions }] = useState(() => {
    const parts = createObservable<Parts>({ history, commands });
    return { latest: parts, actions: createActions(parts.read, openMenu) };
  });
  useLayoutEffect(() => {
    latest.write({ history, commands });
  }, [latest, history, commands]);
  return actions;
}

function createActions(read: () => Parts, openMenu: RowActions['openMenu']): RowActions {
  return {
    openMenu,
    star: (id, starred) => read().history.member.star(id, starred),
    choose: (id, extend) => {
      const { choose, shown } = read().history;
      choose((before: ChosenRows) =>
        extend ? extendTo(before, id, shown) : toggleRow(before, id, shown),
      );
    },
    saveName: (title) => {
      const { actor } = read().history.member;
      actor.send({ type: 'rename.typed', title });
      actor.send({ type: 'rename.committed' });
    },
    cancelName: () => {
      read().history.member.actor.send({ type: 'rename.canceled' });
    },
    restore: (id) => read().commands.restore([id]),
    retry: (row) => read().commands.retry(row),
    act: (item) => read().commands.act(item),
  };
}
