import { script } from '@nevisa/mocks/script';
import { expect, waitFor } from 'storybook/test';
import type { StepTools } from '../flows/steps.ts';
import { paths } from '../shared/paths.ts';
import { createFakePorts, type FakePortsOptions } from './createFakePorts.ts';
import { patience } from './patience.ts';

/** The live screen of Sara, with the ports of `options`. */
export function arrangeWorkspace(options: FakePortsOptions = {}) {
  return { path: paths.live, as: 'sara' as const, dictationPorts: () => createFakePorts(options) };
}

/** A sentence of the script, numbered from 1. */
export function getSentenceText(number: number): string {
  return script[number - 1] ?? '';
}

export const firstWords = getSentenceText(1).split(' ').slice(0, 3).join(' ');

export async function start({ canvas, userEvent }: StepTools) {
  await userEvent.click(await canvas.findByRole('button', { name: 'شروع تایپ صوتی' }, patience));
}

export async function stop({ canvas, userEvent }: StepTools) {
  await userEvent.click(await canvas.findByRole('button', { name: 'پایان' }, patience));
}

/** The editor, once it is loaded. */
export function findSheet({ canvas }: StepTools): Promise<HTMLElement> {
  return canvas.findByRole('textbox', { name: 'متن نهایی' }, patience);
}

export async function expectOnSheet(tools: StepTools, text: string | RegExp) {
  const sheet = await findSheet(tools);
  await waitFor(() => expect(sheet).toHaveTextContent(text), patience);
}

/** Waits for a visible message. */
export async function expectSaid({ canvas }: StepTools, text: string | RegExp) {
  // In one look: a notice that is drawn anew between two is no longer in the page.
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible(), patience);
}

/** Waits for an announcement to screen readers. */
export async function expectAnnounced({ canvas }: StepTools, text: string) {
  await waitFor(
    () =>
      expect(
        canvas.getAllByRole('status').map((region: HTMLElement) => region.textContent),
      ).toContain(text),
    patience,
  );
}
