import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Kbd } from '../../components/text/Kbd/Kbd.tsx';
import { measureSpan } from '../../testing/readingDirection.ts';
import { EditableSheet, renderInFrame, SampleBar, SampleTools } from '../stories/sampleEditor.tsx';
import { onDesktop, onPhone, wholeWindow } from '../stories/viewports.ts';
import { EditorLayout } from './EditorLayout.tsx';
import { FirstSteps } from './FirstSteps.tsx';

const openCommands = fn();

const meta = preview.meta({
  title: 'Layout/FirstSteps',
  component: EditorLayout,
  parameters: wholeWindow,
  globals: onDesktop,
  args: {
    tools: <SampleTools />,
    sheet: <EditableSheet />,
    recordingBar: <SampleBar state="idle" />,
  },
  render: renderInFrame,
});

export const Default = meta.story({
  parameters: { picture: true },
  args: {
    guide: (
      <FirstSteps
        heading="بگویید تا نوشته شود"
        hint={
          <>
            دکمه را بزنید یا کلید <Kbd keys={['Alt', 'R']} /> را فشار دهید و فارسی صحبت کنید.
          </>
        }
        marksLabel="چند علامت که می‌توانید بگویید"
        marks={[
          { word: 'نقطه', sign: '.' },
          { word: 'ویرگول', sign: '،' },
          { word: 'خط بعد', sign: '↵' },
        ]}
        action="همهٔ فرمان‌ها"
        onAction={openCommands}
      />
    ),
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const text = canvas.getByRole('textbox');
    await step(
      'a press at any place of the sheet falls on the text, also on the guide',
      async () => {
        const { left, right, top, bottom } = (
          text.parentElement ?? canvasElement
        ).getBoundingClientRect();
        const heading = canvas.getByRole('heading', { name: 'بگویید تا نوشته شود' });
        const word = heading.getBoundingClientRect();
        const points = [
          [left + 8, top + 8],
          [right - 8, top + 8],
          [(left + right) / 2, bottom - 24],
          [word.left + word.width / 2, word.top + word.height / 2],
        ] as const;
        const pressed = points.map(([x, y]) =>
          document.elementFromPoint(x, y)?.closest('[role=textbox]'),
        );
        await expect(pressed).toEqual(points.map(() => text));
      },
    );
    await step('the guide begins where the first words will', async () => {
      const heading = canvas.getByRole('heading', { name: 'بگویید تا نوشته شود' });
      const { paddingInlineStart } = getComputedStyle(text);
      const edge = measureSpan(text).start + parseFloat(paddingInlineStart);
      await expect(Math.abs(measureSpan(heading).start - edge)).toBeLessThan(2);
    });
    await step('the guide opens all commands', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'همهٔ فرمان‌ها' }));
      await expect(openCommands).toHaveBeenCalledOnce();
    });
  },
});

export const Narrow = Default.extend({ globals: onPhone });
