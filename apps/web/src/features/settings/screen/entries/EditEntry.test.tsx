import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { createLeaveGuards } from '../../../../shared/leaving/leaveGuards.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { EditEntry } from './EditEntry.tsx';
import type { Entry } from './entry.ts';

const entry = { name: 'نویسا', more: '' };
const field = page.getByLabelText('کلمه', { exact: true });

/** A page with a button that opens the entry. */
function openPage() {
  const leaveGuards = createLeaveGuards();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    const [kept, setKept] = useState<Entry | null>(null);
    return (
      <>
        <button onClick={() => setOpen(true)}>edit</button>
        {isOpen && (
          <EditEntry
            kind="vocabulary"
            entry={entry}
            others={[]}
            kept={kept}
            onSave={() => undefined}
            onClose={(typed) => {
              setKept(typed);
              setOpen(false);
            }}
          />
        )}
      </>
    );
  }
  renderInPage(
    <MemoryRouter initialEntries={['/settings']}>
      <AppServicesContext value={{ leaveGuards } as AppServices}>
        <Page />
      </AppServicesContext>
    </MemoryRouter>,
  );
  return {
    edit: () => page.getByRole('button', { name: 'edit' }).click(),
    wouldLose: (pathname: string) => leaveGuards.wouldLose({ pathname, search: '' }),
  };
}

it('X-115: a changed entry holds the page until it is as before', async () => {
  const { edit, wouldLose } = openPage();
  await edit();
  await expect.element(field).toHaveValue('نویسا');
  expect(wouldLose('/messages')).toBe(false);
  await field.fill('نویسه');
  await expect.poll(() => wouldLose('/messages')).toBe(true);
  expect(wouldLose('/settings')).toBe(false);
  await field.fill('نویسا');
  await expect.poll(() => wouldLose('/messages')).toBe(false);
});

it('X-115: what is typed into an entry is there again after Escape, and not after the cancel button', async () => {
  const { edit } = openPage();
  await edit();
  await field.fill('نویسه');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await edit();
  await expect.element(field).toHaveValue('نویسه');
  await page.getByRole('button', { name: 'انصراف' }).click();
  await edit();
  await expect.element(field).toHaveValue('نویسا');
});
