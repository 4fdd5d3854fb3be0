import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../../shared/paths.ts';
import { EditorNotices } from '../editing/EditorNotices.tsx';
import type { NoticeCommands } from '../editing/describeNotice.ts';

const commands = {
  copy: fn(),
  save: fn(),
  retry: fn(),
  restore: fn(),
  isRestoring: false,
  saveAsNew: fn(),
  takeOver: fn(),
  openConflict: fn(),
  back: fn(),
  openPage: fn(),
  forgetMerge: fn(),
} satisfies NoticeCommands;

const meta = preview.meta({
  title: 'Screens/History/Editor/Notices',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: { component: 'The sentences above an opened text, with one action each.' },
    },
  },
  render: () => (
    <EditorNotices commands={commands} notices={[{ kind: 'session' }, { kind: 'account' }]} />
  ),
});

export const OfTheAccount = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-163: an ended session leads to the sign-in', async () => {
      await expect(canvas.getByText(/^نشست شما پایان یافت/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'ورود دوباره' }));
      await expect(commands.openPage).toHaveBeenLastCalledWith(paths.signIn);
    });
    await step('X-163: another account leads back to its own list', async () => {
      await expect(canvas.getByText(/^حساب دیگری وارد شد/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'بازگشت به نوشته‌ها' }));
      await expect(commands.back).toHaveBeenCalledOnce();
    });
  },
});
