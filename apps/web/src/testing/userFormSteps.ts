import { screen, type userEvent, within } from 'storybook/test';
import { findDrawer, getServer } from './managementSteps.ts';
import { patience } from './patience.ts';

type Canvas = Parameters<typeof findDrawer>[0];
type Drawer = Awaited<ReturnType<typeof findDrawer>>;
type Presses = Pick<typeof userEvent, 'clear' | 'click' | 'type'>;

const conflictTitle = /در جای دیگری هم تغییر کرده است/;

export const getField = (drawer: Drawer, name: string) => drawer.getByRole('textbox', { name });

/** Opens the form of Sara in her drawer. */
export async function openForm(canvas: Canvas, { click }: Pick<Presses, 'click'>) {
  const drawer = await findDrawer(canvas, 'سارا محمدی');
  await click(await drawer.findByRole('button', { name: 'ویرایش' }));
  await drawer.findByRole('textbox', { name: 'نام خانوادگی' });
  return drawer;
}

export const save = (drawer: Drawer, { click }: Pick<Presses, 'click'>) =>
  click(drawer.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));

/** Another administrator changes Sara, whose first name is typed here. */
export async function editTogether(canvas: Canvas, presses: Presses) {
  const drawer = await openForm(canvas, presses);
  await presses.clear(getField(drawer, 'نام'));
  await presses.type(getField(drawer, 'نام'), 'ساره');
  const account = getServer().account('sara');
  account.profile = { ...account.profile, first_name: 'سارینا', last_name: 'محمدی‌نژاد' };
  account.revision += 1;
  return { drawer, account };
}

export const queryConflict = () => screen.queryByRole('dialog', { name: conflictTitle });

export const findConflict = async () =>
  within(await screen.findByRole('dialog', { name: conflictTitle }, patience));
