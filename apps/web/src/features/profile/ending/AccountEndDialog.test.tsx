import type { User } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { noUploads } from '../../files/upload/uploadFacts.ts';
import { createObservable } from '../../../shared/observable.ts';
import { createScopeServices } from '../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { MyDataView } from '../data/useMyData.ts';
import { AccountEndDialog } from './AccountEndDialog.tsx';
import type { AccountEnd } from './useAccountEnd.ts';

const user = { id: 1, nevisa_service_account: null } as User;
const nothing = () => undefined;
const end: AccountEnd = {
  open: true,
  busy: false,
  waiting: false,
  failure: null,
  begin: nothing,
  close: nothing,
  confirm: nothing,
};
const facts = { making: false, saved: false, failed: false, done: 0, total: null, written: 0 };
const data: MyDataView = { ...facts, missing: [], start: nothing, cancel: nothing };
const list = { count: 2, next: null, previous: null, results: [], sound_duration: 0 };

/** Opens the question on a device that has these sounds and files to be sent. */
function open(hasSound: () => Promise<boolean>, unsent: number) {
  const none = () => Promise.resolve(false);
  const storage = { hasUnsaved: none, hasUnsentSound: hasSound, hasUnsentUploads: none };
  const scope = createScopeServices();
  const listHistory = () => Promise.resolve({ ok: true, answer: list });
  const services = {
    ...scope,
    authStore: { ...scope.authStore, client: () => ({ listHistory }) },
    deviceStorage: () => Promise.resolve(storage),
    uploadFacts: createObservable({ ...noUploads, unsent }),
  };
  renderInPage(
    <NevisaUi>
      <AppServicesContext value={services as unknown as AppServices}>
        <AccountEndDialog user={user} end={end} data={data} />
      </AppServicesContext>
    </NevisaUi>,
  );
  return page.getByRole('alertdialog');
}

const unsentWords = /فرستاده نشده|نفرستاده/u;

it.each([
  ['a file of this page that is not sent', false, 1],
  ['a sound of the device that is not sent', true, 0],
])('X-237: the question names %s', async (_, hasSound, unsent) => {
  const dialog = open(() => Promise.resolve(hasSound), unsent);
  await expect.element(dialog.getByText(unsentWords)).toBeVisible();
});

it('X-237: the question warns of nothing unsent where there is nothing', async () => {
  const dialog = open(() => Promise.resolve(false), 0);
  await expect.element(dialog).toMatchTextContent('۲ نوشته حذف می‌شود.');
  expect(dialog.getByText(unsentWords).elements()).toEqual([]);
});
