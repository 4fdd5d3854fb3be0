import { expect, screen, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import {
  editorIds,
  findSheet,
  openEditor,
  readServer,
  writeAtEnd,
} from '../../../testing/editorSteps.ts';
import { server } from '../../../testing/historySteps.ts';
import { patience, soon } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/History/Editor/Sound',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The sound of an opened text.' } },
    ...openEditor(editorIds.weekly),
  },
});

type Canvas = ReturnType<typeof within>;

const findPlayer = async (canvas: Canvas) =>
  within(await canvas.findByRole('group', { name: 'پخش صدا' }, patience));

/** The place that a screen reader hears. */
const placeIn = (player: Canvas) =>
  Number((player.getByRole('slider', { name: 'جای پخش' }) as HTMLInputElement).value);

export const Idle = meta.story({
  parameters: { picture: true, ...openEditor(editorIds.weekly) },
  play: async ({ canvas, step }) => {
    await findSheet(canvas);
    const player = await findPlayer(canvas);
    await step('X-153: nothing is asked for before play is pressed', async () => {
      await expect(player.getByRole('button', { name: 'پخش' })).toBeVisible();
      await expect(player.getByRole('slider', { name: 'جای پخش' })).toHaveAttribute(
        'aria-valuetext',
        /^۰ ثانیه از/,
      );
    });
  },
});

export const Played = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    const player = await findPlayer(canvas);
    await step('X-148: Alt+P plays with the focus in the text, and the place moves', async () => {
      sheet.focus();
      await userEvent.keyboard('{Alt>}p{/Alt}');
      await player.findByRole('button', { name: 'توقف پخش' }, patience);
      await soon(() => expect(placeIn(player)).toBeGreaterThan(0));
    });
    await step('X-134: the text is written while the sound plays', async () => {
      writeAtEnd(sheet, ' پایان');
      await expect(sheet).toHaveTextContent(/پایان$/);
      await expect(player.getByRole('button', { name: 'توقف پخش' })).toBeVisible();
    });
    await step('X-148: Alt+L moves five seconds, Alt+P pauses there', async () => {
      const before = placeIn(player);
      await userEvent.keyboard('{Alt>}l{/Alt}');
      await userEvent.keyboard('{Alt>}p{/Alt}');
      await player.findByRole('button', { name: 'پخش' }, patience);
      await soon(() => expect(placeIn(player)).toBeGreaterThanOrEqual(before + 4));
    });
    await step('X-149: Alt+] is faster; the speed is shown', async () => {
      await userEvent.keyboard('{Alt>}{BracketRight}{/Alt}');
      await player.findByText('۱٫۱×');
    });
  },
});
