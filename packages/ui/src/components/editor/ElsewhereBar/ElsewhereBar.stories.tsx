import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { ElsewhereBar, elsewhereKinds } from './ElsewhereBar.tsx';

const meta = preview.meta({
  title: 'Components/Text/ElsewhereBar',
  component: ElsewhereBar,
  args: { kind: 'otherWindow' as const, onAction: fn() },
});

export const Default = meta.story({
  render: (args) => (
    <LiveRegion>
      <ElsewhereBar {...args} />
    </LiveRegion>
  ),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the fact is announced, and the way on is reached by keyboard', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('در پنجرهٔ دیگری ویرایش می‌شود');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'ویرایش در همین پنجره' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('editHere');
    });
  },
});

export const Busy = meta.story({ args: { busy: 'editHere' } });

export const Trashed = meta.story({ args: { kind: 'trashed' } });

export const OnPhone = Trashed.extend({ globals: onPhone });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {elsewhereKinds.map((kind) => (
        <ElsewhereBar key={kind} kind={kind} busy="restore" onAction={() => undefined} />
      ))}
    </div>
  ),
});
