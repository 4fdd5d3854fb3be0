import type { Backend } from '@nevisa/mocks/backend';
import { type within } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { patience } from './patience.ts';
import { getServer, openAs, type Prepare } from './storyServer.ts';

type Canvas = ReturnType<typeof within>;

/** Titles of Sara's texts. */
export const shopping = 'فهرست خرید و کارهای امروز';
export const weekly = 'جلسهٔ هفتگی تیم فروش، آبان ۱۴۰۵';

export const getRow = (canvas: Canvas, name: string) =>
  canvas.findByRole('article', { name }, patience);

export const focusRow = (row: HTMLElement) => row.closest<HTMLElement>('[data-row]')?.focus();

export const listTitles = (canvas: Canvas) =>
  canvas
    .queryAllByRole('article')
    .map((row: HTMLElement) => row.querySelector('h2')?.textContent ?? '');

export const readRow = (title: string) =>
  getServer()
    .account('sara')
    .conversations.find((row) => row.title === title);

export { getServer };

/** Sara at the history, with the thirty conversations of the demo. */
export const openHistory = (
  query = '',
  prepare: Prepare = (backend) => backend.fillHistory('sara'),
) => openAs('sara', `${paths.history}${query}`, prepare);

/** The thirty conversations, and something else. */
export const fillHistory = (prepare: (backend: Backend) => void) => (backend: Backend) => {
  backend.fillHistory('sara');
  prepare(backend);
};
