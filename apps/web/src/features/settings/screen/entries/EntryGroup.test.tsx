import type { ToastQueue } from '@nevisa/ui';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { createLeaveGuards } from '../../../../shared/leaving/leaveGuards.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { WritingSettingsView } from '../useWritingSettings.ts';
import { type Entry, toSettings } from './entry.ts';
import { EntryGroup } from './EntryGroup.tsx';

const dialog = page.getByRole('dialog');
const word = dialog.getByLabelText('کلمه', { exact: true });
const sounds = dialog.getByLabelText(/چه می‌شنود/);

const edit = (name: string) =>
  page.getByRole('button', { name: new RegExp(`^ویرایش .*${name}`) }).click();

/** Closes the dialog without an answer. */
async function escape() {
  await userEvent.keyboard('{Escape}');
  await expect.element(word).not.toBeInTheDocument();
}

/** A settings page with two words. */
function openPage() {
  const leaveGuards = createLeaveGuards();
  const showEntries = (entries: readonly Entry[]) => {
    const writing = toSettings('vocabulary', entries);
    const settings = { facts: { writing, refused: null } } as unknown as WritingSettingsView;
    return (
      <MemoryRouter initialEntries={['/settings']}>
        <AppServicesContext value={{ leaveGuards } as AppServices}>
          <EntryGroup kind="vocabulary" settings={settings} toasts={{} as ToastQueue} />
        </AppServicesContext>
      </MemoryRouter>
    );
  };
  const tehran = { name: 'تهران', more: '' };
  const { show } = renderInPage(showEntries([{ name: 'نویسا', more: '' }, tehran]));
  return {
    /** Another device changes how the first word sounds. */
    changeElsewhere: (more: string) => show(showEntries([{ name: 'نویسا', more }, tehran])),
    deleteElsewhere: () => show(showEntries([tehran])),
    /** Whether the page asks before another one is opened. */
    asks: () => leaveGuards.wouldLose({ pathname: '/messages', search: '' }),
    asksBeforeItself: () => leaveGuards.wouldLose({ pathname: '/settings', search: '' }),
  };
}

it('X-115: a changed entry makes the page ask before it is left, until the entry is as before', async () => {
  const { asks, asksBeforeItself } = openPage();
  await edit('نویسا');
  await expect.element(word).toHaveValue('نویسا');
  expect(asks()).toBe(false);
  await word.fill('نویسه');
  await expect.poll(asks).toBe(true);
  expect(asksBeforeItself()).toBe(false);
  await escape();
  await expect.poll(asks).toBe(true);
  await edit('نویسا');
  await word.fill('نویسا');
  await expect.poll(asks).toBe(false);
  await escape();
  await expect.poll(asks).toBe(false);
});

it('X-115: the typed text of an entry comes back after Escape, and not after the cancel button', async () => {
  openPage();
  await edit('نویسا');
  await word.fill('نویسه');
  await escape();
  await edit('تهران');
  await expect.element(word).toHaveValue('تهران');
  await escape();
  await edit('نویسا');
  await expect.element(word).toHaveValue('نویسه');
  await page.getByRole('button', { name: 'انصراف' }).click();
  await edit('نویسا');
  await expect.element(word).toHaveValue('نویسا');
});

it('X-51: an entry without a typed change is shown as another device has changed it', async () => {
  const { changeElsewhere } = openPage();
  await edit('نویسا');
  await escape();
  changeElsewhere('نِویسا');
  await edit('نویسا');
  await expect.element(sounds).toHaveValue('نِویسا');
});

it('X-115: the typed text of an entry that another device has deleted does not hold the page', async () => {
  const { deleteElsewhere, asks } = openPage();
  await edit('نویسا');
  await word.fill('نویسه');
  await escape();
  await expect.poll(asks).toBe(true);
  deleteElsewhere();
  await expect.poll(asks).toBe(false);
});
