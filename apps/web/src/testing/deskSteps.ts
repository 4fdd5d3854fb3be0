import { script } from '@nevisa/mocks/script';
import { expect, waitFor } from 'storybook/test';
import type { StepTools } from '../flows/steps.ts';
import { paths } from '../shared/paths.ts';
import { createPretendDesk, type PretendDeskOptions } from './pretendDesk.ts';

/** Words are spoken at the pace of a person. */
export const slow = { timeout: 20_000 };

/** A desk in front of Sara, with a device, a service and a storage as described. */
export function deskWith(options: PretendDeskOptions = {}) {
  return { path: paths.live, as: 'sara' as const, desk: () => createPretendDesk(options) };
}

/** A sentence of the script, from 1 on. */
export function textOf(number: number): string {
  return script[number - 1] ?? '';
}

export const firstWords = textOf(1).split(' ').slice(0, 3).join(' ');

export async function start({ canvas, userEvent }: StepTools) {
  await userEvent.click(await canvas.findByRole('button', { name: 'شروع تایپ صوتی' }, slow));
}

export async function stop({ canvas, userEvent }: StepTools) {
  await userEvent.click(await canvas.findByRole('button', { name: 'پایان' }, slow));
}

/** The sheet, once it can be written on. */
export function sheetOf({ canvas }: StepTools): Promise<HTMLElement> {
  return canvas.findByRole('textbox', { name: 'متن نهایی' }, { timeout: 10_000 });
}

export async function expectOnSheet(tools: StepTools, text: string | RegExp) {
  const sheet = await sheetOf(tools);
  await waitFor(() => expect(sheet).toHaveTextContent(text), slow);
}

/** Waits until a sentence is said to the person, above the dock or in it. */
export async function expectSaid({ canvas }: StepTools, text: string | RegExp) {
  await expect(await canvas.findByText(text, {}, slow)).toBeVisible();
}

/** Waits until a sentence is said to readers of screens. */
export async function expectAnnounced({ canvas }: StepTools, text: string) {
  await waitFor(
    () =>
      expect(
        canvas.getAllByRole('status').map((region: HTMLElement) => region.textContent),
      ).toContain(text),
    slow,
  );
}
