import { type within } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { patience } from './patience.ts';
import { getServer, openAs, type Prepare } from './storyServer.ts';

type Canvas = ReturnType<typeof within>;

export { getServer };

/** An administrator at the figures. */
export const openAnalytics = (query = '', prepare?: Prepare) =>
  openAs('admin', `${paths.analytics}${query}`, prepare);

/** The card of a figure. */
export const findFigure = (canvas: Canvas, name: string) =>
  canvas.findByRole('group', { name }, patience);

/** A chart with its table, by its name. */
export async function findChart(canvas: Canvas, name: RegExp): Promise<HTMLElement> {
  const caption = await canvas.findByText(name, { selector: 'figcaption' }, patience);
  return caption.closest('figure') ?? caption;
}
