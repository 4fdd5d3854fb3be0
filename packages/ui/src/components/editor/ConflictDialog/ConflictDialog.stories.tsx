import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { editorText } from '../../../foundations/text/editorText.ts';
import { onPhone, wholeWindow } from '../../../layout/stories/viewports.ts';
import { getForwardKey } from '../../../testing/readingDirection.ts';
import { Opener } from '../../overlay/testing/Opener.tsx';
import { makeDifferences, sampleDifferences } from '../testing/sampleConflict.ts';
import { chooseForAll } from './choices.ts';
import { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx';
import { ConflictList } from './ConflictList.tsx';

const meta = preview.meta({
  title: 'Components/Text/ConflictDialog',
  component: ConflictDialog,
  args: { open: true, differences: sampleDifferences, onResolve: fn(), onClose: fn() },
  parameters: wholeWindow,
  render: (args) => <Opened {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('cancel has the initial focus, and nothing can be saved', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'انصراف' })).toHaveFocus());
      await expect(canvas.getByRole('button', { name: 'ذخیره' })).toBeDisabled();
    });
    await step('the arrow keys choose a version in the visual direction', async () => {
      const group = canvas.getByRole('radiogroup', { name: 'انتخاب نسخه: پاراگراف ۳' });
      const [mine] = group.querySelectorAll('input');
      mine?.focus();
      await userEvent.keyboard(getForwardKey());
      await expect(group.querySelector(':checked')).toHaveAttribute('value', 'theirs');
    });
    await step('cancel closes the dialog, and the choices remain', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'انصراف' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'باز کردن' }));
      const group = await canvas.findByRole('radiogroup', { name: 'انتخاب نسخه: پاراگراف ۳' });
      await expect(group.querySelector(':checked')).toHaveAttribute('value', 'theirs');
    });
    await step('a choice for all differences can be saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'نگه داشتن هر دو' }));
      await userEvent.click(canvas.getByRole('button', { name: 'ذخیره' }));
      await expect(args.onResolve).toHaveBeenCalledOnce();
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Single = meta.story({ args: { differences: sampleDifferences.slice(1, 2) } });

export const Many = meta.story({ args: { differences: makeDifferences(200) } });

export const Busy = meta.story({
  args: { busy: true },
});

export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step('the actions stay in the window', async () => {
      const save = canvas.getByRole('button', { name: 'ذخیره' });
      await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const LongText = meta.story({
  globals: onPhone,
  args: {
    differences: [
      {
        id: 'title',
        label: 'نام نوشته با برچسبی که خود چند کلمه بیشتر از آنچه باید دارد',
        single: true,
        runs: [
          { kind: 'removed', text: 'https://example.ir/یک-نشانی-بسیار-بلند-بدون-فاصله/'.repeat(3) },
          { kind: 'added', text: 'گزارش کامل جلسه '.repeat(40) },
        ],
      },
    ],
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true, layout: 'padded' },
  render: () => (
    <ConflictList
      sentence={editorText.conflict.sentence}
      differences={sampleDifferences.slice(0, 2)}
      choices={chooseForAll(sampleDifferences.slice(1, 2), 'both')}
      round={0}
      onChoose={() => undefined}
      onChooseAll={() => undefined}
    />
  ),
});

function Opened(args: ConflictDialogProps) {
  return (
    <Opener open={args.open} onClose={args.onClose}>
      {(modal) => <ConflictDialog {...args} {...modal} />}
    </Opener>
  );
}
