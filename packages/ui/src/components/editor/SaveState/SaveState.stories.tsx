import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { saveStateNames } from './chooseAnnounced.ts';
import { SaveState } from './SaveState.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Text/SaveState',
  component: SaveState,
  args: { state: 'saved' as const, time: '۱۴:۰۵' },
});

export const Default = meta.story();

export const Saving = meta.story({ args: { state: 'saving' } });

export const Failed = meta.story({
  args: { state: 'failed', onRetry: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the sentence of a failed save is a button that tries again', async () => {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: /ذخیره نشده.*اکنون تلاش کنید/u });
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
});

export const OnDevice = meta.story({ args: { state: 'device' } });

export const Offline = meta.story({ args: { state: 'offline' } });

export const LongText = meta.story({
  args: { state: 'offline' },
  render: renderIn(SaveState, { inlineSize: 160 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {saveStateNames.map((state) => (
        <SaveState key={state} state={state} time="۱۴:۰۵" onRetry={() => undefined} />
      ))}
    </div>
  ),
});
