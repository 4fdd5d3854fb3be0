import type { Backend } from '@nevisa/mocks/backend';
import { type within } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { patience } from './patience.ts';

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
  latest.account('sara').conversations.find((row) => row.title === title);

let latest: Backend;

/** The server of the story that was arranged last. */
export const getServer = () => latest;

/** Sara at the history, with the thirty conversations of the demo. */
export const openHistory = (
  query = '',
  prepare: (backend: Backend) => void = (backend) => backend.fillHistory('sara'),
) => ({
  app: {
    path: `${paths.history}${query}`,
    as: 'sara' as const,
    arrange: (backend: Backend) => {
      latest = backend;
      prepare(backend);
    },
  },
});

/** The thirty conversations, and something else. */
export const fillHistory = (prepare: (backend: Backend) => void) => (backend: Backend) => {
  backend.fillHistory('sara');
  prepare(backend);
};
