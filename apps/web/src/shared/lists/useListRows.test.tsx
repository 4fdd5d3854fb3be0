import type { Id, Outcome, User } from '@nevisa/api/types';
import { chooseRows, listChosenIds, noRows, toggleRow } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../app/appServices.ts';
import { createUserScopes } from '../../app/userScope.ts';
import { renderInPage } from '../../testing/renderInPage.ts';
import { listText } from '../text/listText.ts';
import type { ListDescription } from './address/listAddress.ts';
import { type ListRows, useListRows } from './useListRows.ts';
import { ListSelection } from './view/ListSelection.tsx';

interface Row {
  readonly id: Id;
}

const description: ListDescription<object> = {
  pageSizes: [2],
  orders: ['id'],
  filters: {},
  record: null,
};
const user = { id: 1 } as User;
const firstPage = { count: 3, results: [{ id: 1 }, { id: 2 }] };

/** A list of three rows of which the first page shows two; all of them come when `answerAll` is called. */
async function openList() {
  const shown = {} as { rows: ListRows<object, Row> };
  const server = { answerAll: () => {}, fail: () => {} };
  const readAll = () =>
    new Promise<Outcome<{ count: number; as_of: null; results: Row[] }>>((resolve) => {
      server.fail = () => resolve({ ok: false, failure: { kind: 'network' } });
      server.answerAll = () =>
        resolve({
          ok: true,
          answer: { count: 3, as_of: null, results: [{ id: 1 }, { id: 2 }, { id: 3 }] },
        });
    });
  const ask = () => Promise.resolve({ ok: true as const, answer: firstPage });
  function List() {
    const rows = useListRows<object, Row>(user, description, { name: 'things', ask });
    useLayoutEffect(() => void Object.assign(shown, { rows }));
    return (
      <ListSelection
        rows={rows}
        label="chosen"
        count="{n} chosen"
        ask={readAll}
        renderActions={() => null}
      />
    );
  }
  const scopes = createUserScopes(
    { facts: () => ({ user, expired: false }), subscribe: () => () => undefined },
    () => null,
  );
  onTestFinished(() => scopes.dispose());
  const services = {
    authStore: { client: () => ({}) },
    userScope: (id: number) => scopes.open(id),
  } as unknown as AppServices;
  renderInPage(
    <NevisaUi>
      <MemoryRouter>
        <AppServicesContext value={services}>
          <List />
        </AppServicesContext>
      </MemoryRouter>
    </NevisaUi>,
  );
  await expect.poll(() => shown.rows.shown.ids).toEqual([1, 2]);
  return {
    shown,
    server,
    chosen: () => listChosenIds(shown.rows.chosen),
    chooseAll: async () => {
      const { rows } = shown;
      rows.choose((before) => chooseRows(before, [1, 2], rows.shown));
      await page.getByRole('button', { name: /۳/ }).click();
    },
  };
}

const settle = () => vi.waitFor(() => new Promise((resolve) => setTimeout(resolve, 30)));

it('X-102: rows that are chosen while every result is read stay chosen', async () => {
  const { shown, server, chosen, chooseAll } = await openList();
  await chooseAll();
  shown.rows.choose((before) => toggleRow(before, 9, { list: 'another', page: 1 }));
  server.answerAll();
  await expect
    .poll(() => [...chosen()].map(Number).toSorted((a, b) => a - b))
    .toEqual([1, 2, 3, 9]);
});

it('X-102: every result is offered beside chosen rows that the list does not have', async () => {
  const { shown, server, chosen, chooseAll } = await openList();
  shown.rows.choose((before) => chooseRows(before, [8, 9], { list: 'another', page: 1 }));
  await chooseAll();
  server.answerAll();
  await expect
    .poll(() => [...chosen()].map(Number).toSorted((a, b) => a - b))
    .toEqual([1, 2, 3, 8, 9]);
});

it('X-102: a choice that is cleared while every result is read stays cleared', async () => {
  const { shown, server, chosen, chooseAll } = await openList();
  await chooseAll();
  shown.rows.choose(() => noRows);
  server.answerAll();
  await settle();
  expect(chosen()).toEqual([]);
});

it('X-102: the failure to read every result is said of its choice, and not of the next one', async () => {
  const { shown, server, chooseAll } = await openList();
  const isSaid = () => document.body.textContent.includes(listText.allNotRead);
  await chooseAll();
  server.fail();
  await expect.poll(isSaid).toBe(true);
  shown.rows.choose(() => noRows);
  await settle();
  shown.rows.choose((before) => toggleRow(before, 1, shown.rows.shown));
  await settle();
  expect(isSaid()).toBe(false);
});
