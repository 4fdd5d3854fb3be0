import type { Backend } from '@nevisa/mocks/backend';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StepTools } from '../flows/steps.ts';
import { paths } from '../shared/paths.ts';
import { discountWords } from '../shared/text/discountWords.ts';
import { fill } from '../shared/text/fill.ts';
import { patience } from './patience.ts';
import { getServer, openAs, type Prepare } from './storyServer.ts';

export { getServer };

/** The administrator at the discount codes, on a server that was prepared. */
export const openCodes = (query = '', prepare?: Prepare) =>
  openAs('admin', `${paths.discounts}${query}`, prepare);

/** Removes every code but the first ones, so that a story reads few rows. */
export const few = (count: number, prepare?: Prepare) => (backend: Backend) => {
  for (const { id } of backend.discounts.all().slice(count)) {
    backend.discounts.remove(id);
  }
  prepare?.(backend);
};

/** The ids of the known codes. */
export const known = {
  nowruz: 'd1000000-0000-4000-8000-000000000001',
  free: 'd1000000-0000-4000-8000-000000000002',
  third: 'd1000000-0000-4000-8000-000000000003',
  salam: 'd1000000-0000-4000-8000-000000000004',
} as const;

/** The row of a code. */
export async function findRow({ canvas }: Pick<StepTools, 'canvas'>, code: string) {
  const link = await canvas.findByRole('link', { name: code }, patience);
  return within(link.closest('tr') as HTMLElement);
}

/** Opens the menu of a row, and presses an item of it. */
export async function pressInMenu(tools: StepTools, code: string, item: string) {
  const { canvas, userEvent } = tools;
  await userEvent.click(
    await canvas.findByRole('button', { name: fill(discountWords.rowMenu, { code }) }, patience),
  );
  await userEvent.click(
    await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }, patience),
  );
}

/** Writes into a field in place of what is there. */
export async function write({ canvas, userEvent }: StepTools, label: string, words: string) {
  const field = await canvas.findByLabelText(label, {}, patience);
  await userEvent.clear(field);
  if (words !== '') {
    await userEvent.type(field, words);
  }
}

/** Waits for the form with its late fields. */
export async function waitForForm({ canvas }: Pick<StepTools, 'canvas'>) {
  await waitFor(
    () => expect(canvas.getByRole('checkbox', { name: 'بستهٔ ده‌ساعته' })).toBeVisible(),
    patience,
  );
}

/** The code as the server has it. */
export const findStoredCode = (code: string) => getServer().discounts.withCode(code);

/** Waits until nothing moves: colours of a passing element would be judged otherwise. */
export async function waitForStillness(): Promise<void> {
  // The bar of the page shows its heading by degrees while the page is scrolled.
  window.scrollTo(0, 0);
  await waitFor(() => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, timeline }) =>
          playState === 'running' && timeline instanceof DocumentTimeline,
      );
    return expect(moving).toHaveLength(0);
  }, patience);
}
