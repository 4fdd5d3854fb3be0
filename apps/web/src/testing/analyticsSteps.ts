import type { Backend } from '@nevisa/mocks/backend';
import { type within } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { patience } from './patience.ts';

type Canvas = ReturnType<typeof within>;

let latest: Backend;

/** The server of the story that was arranged last. */
export const getServer = () => latest;

/** An administrator at the figures. */
export const openAnalytics = (
  query = '',
  prepare: (backend: Backend) => void = () => undefined,
) => ({
  app: {
    path: `${paths.analytics}${query}`,
    as: 'admin' as const,
    arrange: (backend: Backend) => {
      latest = backend;
      prepare(backend);
    },
  },
});

/** The card of a figure. */
export const findFigure = (canvas: Canvas, name: string) =>
  canvas.findByRole('group', { name }, patience);

/** A chart with its table, by its name. */
export async function findChart(canvas: Canvas, name: RegExp): Promise<HTMLElement> {
  const caption = await canvas.findByText(name, { selector: 'figcaption' }, patience);
  return caption.closest('figure') ?? caption;
}
