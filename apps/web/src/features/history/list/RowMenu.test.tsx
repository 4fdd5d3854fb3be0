import type { Conversation } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { DeviceRow, HistoryItem } from '../data/historyItems.ts';
import { RowMenu } from './RowMenu.tsx';
import type { HistoryCommands } from './useHistoryCommands.ts';

const server = { id: 7, title: 'tea', status: 'SUCCESS', deleted_at: null } as Conversation;
const deleted = { ...server, deleted_at: '2026-11-21T10:00:00Z' };
const device = { documentId: 'd', title: 'milk', text: 'milk', isOpen: false } as DeviceRow;

/** The menu of a text; `press` carries out the action with these words. */
function openMenu(item: Pick<HistoryItem, 'server' | 'device'>) {
  const names = ['open', 'copy', 'rename', 'duplicate', 'trash', 'restore', 'deleteForever'];
  const commands = Object.fromEntries([...names, 'removeOwn'].map((name) => [name, vi.fn()]));
  const anchor = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => anchor.remove());
  function Opened() {
    const [isOpen, setOpen] = useState(true);
    return (
      isOpen && (
        <RowMenu
          anchor={anchor}
          item={{ key: 'a', ...item }}
          commands={commands as unknown as HistoryCommands}
          onClose={() => setOpen(false)}
        />
      )
    );
  }
  renderInPage(
    <NevisaUi>
      <Opened />
    </NevisaUi>,
  );
  const list = (words: string) =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].filter((one) =>
      one.textContent.startsWith(words),
    );
  const press = (words: string) => {
    const items = list(words);
    expect(items).toHaveLength(1);
    items[0]?.click();
  };
  return { anchor, commands, list, press };
}

it.each([
  ['باز کردن', 'open'],
  ['کپی متن', 'copy'],
] as const)('X-133: «%s» of a row is carried out with its text', (words, name) => {
  const item = { server, device: null };
  const { commands, press } = openMenu(item);
  press(words);
  expect(commands[name]?.mock.calls).toEqual([[{ key: 'a', ...item }]]);
});

it.each([
  ['SUCCESS', 1],
  ['PROCESSING', 0],
] as const)('X-133: a text that is %s is copied as a new one %d times', (status, count) => {
  const { commands, press } = openMenu({ server: { ...server, status }, device: null });
  press('تکثیر');
  expect(commands['duplicate']).toHaveBeenCalledTimes(count);
});

it('X-133: a text that only this device has can be deleted from it, and has no other deletion', async () => {
  const { commands, list, press } = openMenu({ server: null, device });
  expect([...list('حذف'), ...list('تغییر نام')]).toEqual([]);
  press('پاک کردن از این دستگاه');
  await vi.waitFor(() => expect(commands['removeOwn']?.mock.calls).toEqual([[device]]));
});

it.each([
  ['تغییر نام', 'rename', { server, device: null }],
  ['پاک کردن از این دستگاه', 'removeOwn', { server: null, device }],
  ['حذف همیشگی', 'deleteForever', { server: deleted, device: null }],
] as const)(
  'X-133: «%s» asks its question while the button of the row has the focus',
  async (words, name, item) => {
    const { anchor, commands, press } = openMenu(item);
    const focused: unknown[] = [];
    commands[name]?.mockImplementation(() => focused.push(document.activeElement));
    press(words);
    await vi.waitFor(() => expect(focused).toHaveLength(1));
    expect(focused).toEqual([anchor]);
  },
);

it('X-126: a text of the trash is restored by its menu, and has no second way into the trash', () => {
  const { commands, list, press } = openMenu({ server: deleted, device: null });
  expect(list('حذف').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('حذف همیشگی'),
  ]);
  press('بازگرداندن');
  expect(commands['restore']?.mock.calls).toEqual([[[7]]]);
});
