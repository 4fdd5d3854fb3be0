import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { EditableSheet, renderInFrame, SampleBar, SampleTools } from '../stories/sampleEditor.tsx';
import { expectCaretUncovered } from '../stories/caretCovers.ts';
import { wholeWindow } from '../stories/viewports.ts';
import { EditorLayout } from './EditorLayout.tsx';

const meta = preview.meta({
  title: 'Layout/WritingDesk/Short windows',
  tags: ['!autodocs'],
  component: EditorLayout,
  parameters: {
    ...wholeWindow,
    docs: {
      ...wholeWindow.docs,
      description: {
        component:
          'The editor in a window whose bars would leave no line of text: a zoom of 400 %, and a phone on its side.',
      },
    },
    viewport: {
      options: {
        zoomed: { name: 'Zoom 400 %', styles: { width: '320px', height: '256px' }, type: 'mobile' },
        onItsSide: {
          name: 'Phone on its side',
          styles: { width: '740px', height: '360px' },
          type: 'mobile',
        },
      },
    },
  },
  args: {
    tools: <SampleTools />,
    sheet: <EditableSheet spoken={24} />,
    recordingBar: <SampleBar state="live" />,
  },
  render: renderInFrame,
});

export const Zoomed = meta.story({
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    const text = canvas.getByRole('textbox');
    const bar = canvas.getByRole('group', { name: 'تایپ صوتی زنده' });
    await step('WCAG 2.4.11: no bar covers the line of the caret, wherever it is', () =>
      expectCaretUncovered(canvasElement, text),
    );
    await step('WCAG 1.4.10: the bar of a short window is one row of 56 px', async () => {
      await expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(58);
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
    await step('the bar stays in the window', async () => {
      await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
});

export const OnItsSide = Zoomed.extend({
  globals: { viewport: { value: 'onItsSide', isRotated: false } },
});
