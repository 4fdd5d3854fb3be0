import { expect, within } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { fill } from '../shared/text/fill.ts';
import { managementText } from '../shared/text/managementText.ts';
import { patience, waitUntil } from './patience.ts';
import { getServer, openAs, type Prepare } from './storyServer.ts';

type Canvas = ReturnType<typeof within>;

export { getServer };

/** The administrator at the list of users, which finds a few of them by a search in the address. */
export const openUsers = (query = '', prepare?: Prepare) =>
  openAs('admin', `${paths.users}${query}`, prepare);

/** The row of a user, by a part of its name. */
export const findRow = async (canvas: Canvas, name: RegExp | string) => {
  const head = await canvas.findByRole('rowheader', { name }, patience);
  return within(head.closest('tr') as HTMLElement);
};

/** The drawer of a user. */
export const findDrawer = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('dialog', { name }, patience));

/** Opens the menu of a row and presses one of its items. */
export async function chooseInMenu(
  { canvas, userEvent }: { canvas: Canvas; userEvent: { click: (on: Element) => Promise<void> } },
  { of, item }: { of: string; item: string },
): Promise<void> {
  const buttons = await canvas.findAllByRole(
    'button',
    { name: fill(managementText.rowMenu, { name: of }) },
    patience,
  );
  await userEvent.click(buttons.at(-1) as HTMLElement);
  const menu = within(document.body);
  await userEvent.click(await menu.findByRole('menuitem', { name: item }, patience));
}

/** The rows of the audit list that this story has written, newest first. */
export const listWrittenRows = () =>
  getServer()
    .audit.written()
    .map(({ action, object, reason }) => [action, object.name, reason]);

/** Waits for one row of the audit list. */
export const expectWritten = (...row: readonly (string | null)[]) =>
  waitUntil(() => expect(listWrittenRows()).toEqual([row]));
