import type { Conversation } from '@nevisa/api/types';
import { noRows } from '@nevisa/machines';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createObservable } from '../../../shared/observable.ts';
import { noSounds } from '../../sounds/soundFacts.ts';
import { makeRestingAddress } from '../../../shared/lists/address/listAddress.ts';
import { historyAddress } from '../data/historyAddress.ts';
import { joinRows } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';
import type { RowActions } from './useRowActions.ts';
import type { HistoryCommands } from './useHistoryCommands.ts';
import { useRenderRow } from './useRenderRow.tsx';
import { renderInPage } from '../../../testing/renderInPage.ts';

const address = makeRestingAddress(historyAddress);
const server = Array.from({ length: 5 }, (_, at) => ({
  id: `id-${at}`,
  client_id: null,
  title: `متن ${at}`,
  status: 'SUCCESS',
  source: 'LIVE',
  created_at: '2026-11-21T08:00:00Z',
  deleted_at: null,
  is_starred: false,
})) as unknown as Conversation[];

const services = { soundFacts: createObservable(noSounds) } as unknown as AppServices;

/** The rows as a list renders them, and how often each rendering read its columns. */
function openRows() {
  let read = 0;
  const columns = {
    density: 'comfortable' as const,
    hidden: [],
    get order() {
      read += 1;
      return ['date'];
    },
  };
  const choices = { columns: { read: () => columns, subscribe: () => () => undefined } };
  const actions = {} as RowActions;
  const retrying: HistoryCommands['retrying'] = new Set();
  const { show } = renderInPage(null);
  function Rows({ rows, ...more }: { rows: Conversation[] } & Partial<History>) {
    const history = {
      chosen: noRows,
      busy: new Set(),
      savingName: false,
      retention: { off: false },
      view: { rename: null },
      choices,
      ...more,
    } as unknown as History;
    const render = useRenderRow(history, { address, now: 0, actions, menu: null, retrying });
    return joinRows(rows, [], address).map((item) => <div key={item.key}>{render(item)}</div>);
  }
  return (rows: Conversation[], more: Partial<History> = {}) => {
    read = 0;
    show(
      <AppServicesContext value={services}>
        <MemoryRouter>
          <Rows rows={rows} {...more} />
        </MemoryRouter>
      </AppServicesContext>,
    );
    return read;
  };
}

it('X-104: only the rows that look different are rendered again', () => {
  const countRendered = openRows();
  expect(countRendered(server)).toBe(5);
  expect(countRendered([...server])).toBe(0);
  const starred = server.with(2, { ...server[2], is_starred: true } as Conversation);
  expect(countRendered(starred)).toBe(1);
  expect(countRendered(starred, { busy: new Set(['id-4']) })).toBe(1);
});
