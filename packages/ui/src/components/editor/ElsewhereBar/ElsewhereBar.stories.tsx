import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { ElsewhereBar } from './ElsewhereBar.tsx';

const onRestore = fn();
const onSaveAsNew = fn();

const meta = preview.meta({
  title: 'Components/Text/ElsewhereBar',
  component: ElsewhereBar,
  args: { kind: 'otherWindow' as const, onEditHere: fn() },
});

export const Default = meta.story({
  render: (args) => (
    <LiveRegion>
      <ElsewhereBar {...args} />
    </LiveRegion>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('the fact is announced, and the way on is reached by keyboard', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('در پنجرهٔ دیگری ویرایش می‌شود');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'ویرایش در همین پنجره' })).toHaveFocus();
    });
  },
});

export const Busy = meta.story({ args: { busy: 'editHere' } });

export const Trashed = meta.story({
  render: () => <ElsewhereBar kind="trashed" onRestore={onRestore} onSaveAsNew={onSaveAsNew} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('a trashed text can be restored or saved as a new one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بازگرداندن' }));
      await userEvent.click(canvas.getByRole('button', { name: 'ذخیره به‌صورت نوشتهٔ جدید' }));
      await expect(onRestore).toHaveBeenCalledOnce();
      await expect(onSaveAsNew).toHaveBeenCalledOnce();
    });
  },
});

export const OnPhone = Trashed.extend({ globals: onPhone });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <ElsewhereBar kind="otherWindow" onEditHere={() => undefined} />
      <ElsewhereBar
        kind="trashed"
        busy="restore"
        onRestore={() => undefined}
        onSaveAsNew={() => undefined}
      />
    </div>
  ),
});
