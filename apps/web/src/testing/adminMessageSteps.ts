import { expect, within } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { patience, waitUntil } from './patience.ts';
import { getServer, openAs, type Prepare } from './storyServer.ts';

type Canvas = ReturnType<typeof within>;

export { getServer };

/** The administrator at the messages. */
export const openMessages = (query = '', prepare?: Prepare) =>
  openAs('admin', `${paths.adminMessages}${query}`, prepare);

/** The id of a message of the mock server, by its place. */
const messageId = (place: number) =>
  `a3000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`;

/** A draft without a code to all users, a scheduled message and a sent one. */
export const [draft, scheduled, sent] = [2, 10, 29].map(messageId) as [string, string, string];

/** The newest message on the server. */
export const findNewestMessage = () => getServer().messageStore.all().at(-1);

export const findStoredMessage = (id: string) => getServer().messageStore.find(id);

export const getTitleField = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: 'عنوان' }, patience);
export const getTextField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'متن پیام' });

/** Waits until the audience is counted. */
export const waitForCount = (canvas: Canvas) =>
  waitUntil(() => expect(canvas.getAllByText(/^[۰-۹٬]+ گیرنده$/)[0]).toBeVisible());

export const findRows = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'پیام‌ها' }))
    .getAllByRole('row')
    .slice(1);

/** Waits for the rows of the list. */
export const waitForRows = (canvas: Canvas) =>
  waitUntil(() => expect(findRows(canvas).length).toBeGreaterThan(0));
