import type { Id } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { MessageMember } from '../data/messageMember.ts';
import { PasteUsersDialog } from './PasteUsersDialog.tsx';

/** Opens the dialog; the server answers a list when `answer` is called. */
function openDialog() {
  const added: Id[] = [];
  const server = { asked: 0, answer: (_unknown: readonly string[]) => {}, fail: () => {} };
  const findRecipients = () =>
    new Promise((resolve) => {
      server.asked += 1;
      server.answer = (unknown) => resolve({ ok: true, answer: { users: [{ id: 7 }], unknown } });
      server.fail = () => resolve({ ok: false, failure: { kind: 'network' } });
    });
  const member = { client: { findRecipients } } as unknown as MessageMember;
  function Opened() {
    const [isOpen, setOpen] = useState(true);
    return (
      <NevisaUi>
        <button onClick={() => setOpen(true)}>open</button>
        <PasteUsersDialog
          open={isOpen}
          member={member}
          onAdd={(ids) => added.push(...ids)}
          onClose={() => setOpen(false)}
        />
      </NevisaUi>
    );
  }
  renderInPage(<Opened />);
  return { added, server };
}

const field = () => page.getByRole('textbox');
const add = () => page.getByRole('button', { name: 'افزودن', exact: false });
const close = () => page.getByRole('button', { name: 'بستن' }).last();

it('X-287: a list whose dialog was closed before its answer adds no one to the recipients', async () => {
  const { added, server } = openDialog();
  await field().fill('sara reza');
  await add().click();
  await close().click();
  server.answer(['reza']);
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(field()).toHaveValue('');
  expect(added).toEqual([]);
});

it('X-287: the list does not change while its people are sought, and keeps the unknown words', async () => {
  const { added, server } = openDialog();
  await field().fill('sara reza');
  await add().click();
  await expect.element(field()).toHaveAttribute('readonly');
  server.answer(['reza']);
  await expect.element(field()).toHaveValue('reza');
  expect(added).toEqual([7]);
});

it('X-287: a list that could not be sought stays, with the reason, and adds no one', async () => {
  const { added, server } = openDialog();
  await field().fill('sara reza');
  await add().click();
  await expect.element(field()).toHaveAttribute('readonly');
  server.fail();
  await expect.element(page.getByText('خطا در شبکه')).toBeVisible();
  await expect.element(field()).toHaveValue('sara reza');
  expect(added).toEqual([]);
});

it('X-287: the words that are no user are listed', async () => {
  const { server } = openDialog();
  await field().fill('sara reza navid');
  await add().click();
  await expect.element(field()).toHaveAttribute('readonly');
  server.answer(['reza', 'navid']);
  await expect.element(page.getByText('reza, navid')).toBeVisible();
});

it('X-287: a list of more than 20,000 names is not asked for', async () => {
  const { server } = openDialog();
  await field().fill(Array.from({ length: 20_001 }, (_, at) => `u${at}`).join(' '));
  await add().click();
  await expect.element(page.getByText('حداکثر ۲۰٬۰۰۰ نام در هر بار.')).toBeVisible();
  expect(server.asked).toBe(0);
});
