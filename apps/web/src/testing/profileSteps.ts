import { within } from 'storybook/test';
import type { StepTools } from '../flows/steps.ts';
import { paths } from '../shared/paths.ts';
import { patience } from './patience.ts';
import { getServer, openAs, type Prepare } from './storyServer.ts';

export { getServer };

/** The profile in front of Sara, on a server that was prepared. */
export const arrangeProfile = (prepare?: Prepare, as: 'sara' | 'reza' = 'sara') =>
  openAs(as, paths.profile, prepare);

/** Waits for the form with its late fields. */
export async function findForm({ canvas }: StepTools) {
  await canvas.findByRole('combobox', { name: 'استان' }, patience);
  return within(canvas.getByRole('region', { name: 'مشخصات' }));
}

/** Opens a dialog by its button, and waits for it. */
export async function openDialog(
  { canvas, userEvent }: StepTools,
  button: string,
  { name = button, role = 'dialog' }: { name?: string; role?: 'dialog' | 'alertdialog' } = {},
) {
  await userEvent.click(await canvas.findByRole('button', { name: button }, patience));
  return within(await canvas.findByRole(role, { name }, patience));
}

/** A photo of 800 by 600 as a file. */
export async function drawPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(800, 600);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = '#7a9bbf';
    context.fillRect(0, 0, 800, 600);
    context.fillStyle = '#f3e9dc';
    context.beginPath();
    context.arc(400, 300, 160, 0, 2 * Math.PI);
    context.fill();
  }
  return new File([await canvas.convertToBlob()], 'سارا.png', { type: 'image/png' });
}
