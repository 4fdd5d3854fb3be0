import { expect, within } from 'storybook/test';
import { patience } from './patience.ts';

/** A text that was put away on this device. */
export const keptText = {
  documentId: 'kept',
  changedAt: Date.UTC(2026, 10, 20, 8, 30),
  entries: [
    {
      kind: 'segment',
      segment: {
        id: 'a',
        text: 'متنی که دیروز نوشته شد و امروز ادامه دارد '.repeat(8).trim(),
        start: 0,
        end: 1,
        words: [],
        confirmed: true,
      },
    },
    { kind: 'finished' },
  ],
};

type Canvas = ReturnType<typeof within>;

/** A card of the dashboard by its heading. */
export const findPart = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }, patience));

/** Waits until the chart of the use has been loaded and drawn. */
export async function expectUsageChart(canvas: Canvas): Promise<void> {
  const usage = await findPart(canvas, 'استفادهٔ شما');
  await expect(await usage.findByRole('figure', {}, patience)).toBeVisible();
}

/** The button of the first card is at its lower edge, above the padding and the border. */
export async function expectFullCard(canvas: Canvas): Promise<void> {
  const main = within(canvas.getByRole('main'));
  const button = main.getByRole('link', { name: 'شروع تایپ صوتی' });
  const card = button.closest('[data-padding]') as HTMLElement;
  const room = card.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom;
  await expect(room).toBeCloseTo(25, 0);
}
