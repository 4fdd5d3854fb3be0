import { expect, type within } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { fill } from '../shared/text/fill.ts';
import { messagesText } from '../shared/text/messagesText.ts';
import { patience, waitUntil } from './patience.ts';
import { getServer, openAs, type Prepare } from './storyServer.ts';

export const app = { path: paths.messages, as: 'sara' } as const;

type Canvas = ReturnType<typeof within>;

/** Two new messages of Sara's, and one that she has seen. */
export const file = 'متن فایل شما آماده است';
export const offer = 'تخفیف پاییزی بسته‌ها';
export const seen = 'نشانه‌گذاری خودکار بهتر شد';

export const getMessage = (canvas: Canvas, name: string) =>
  canvas.findByRole('article', { name }, patience);

/** The icon of the message's kind. */
export const findIcon = async (canvas: Canvas, name: string) =>
  (await getMessage(canvas, name)).querySelector('svg');

export const listTitles = (canvas: Canvas) =>
  canvas
    .getAllByRole('article')
    .map((message: HTMLElement) => message.querySelector('h2')?.textContent);

/** Every word that a person can see, hear or point at on the page. */
export const readPage = (canvas: Canvas) =>
  ['article', 'main', 'status', 'alert', 'dialog', 'alertdialog', 'button'].map((role) =>
    canvas
      .queryAllByRole(role)
      .map((element: HTMLElement) => [
        element.textContent,
        element.getAttribute('aria-label'),
        element.title,
      ]),
  );

export const nameViewButton = (name: string) => ({
  name: fill(messagesText.viewAria, { title: name }),
});
export const deleteButton = (name: string) => ({
  name: fill(messagesText.deleteAria, { title: name }),
});
export const deleteAll = { name: 'حذف همهٔ پیام‌ها' };

/** The badge in the menu; the bar above the page has the same words. */
export const expectBadge = async (canvas: Canvas, count: string) =>
  (await canvas.findAllByRole('link', { name: `پیام‌ها، ${count} پیام جدید` }))[0];
export const expectNoBadge = (canvas: Canvas) =>
  waitUntil(() => expect(canvas.queryByRole('link', { name: /پیام جدید/ })).toBeNull());

export { getServer };

export const arrange = (prepare?: Prepare) => openAs(app.as, app.path, prepare);

export const readStatus = (title: string) =>
  getServer()
    .account('sara')
    .messages.find((message) => message.title === title)?.status_for_user;
