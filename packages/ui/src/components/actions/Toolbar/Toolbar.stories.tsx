import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { getForwardKey, measureSpan } from '../../../testing/readingDirection.ts';
import { Button } from '../Button/Button.tsx';
import {
  CloseIcon,
  CopyIcon,
  MicrophoneOffIcon,
  RetryIcon,
} from '../../media/Icon/controlIcons.ts';
import { WritingIcon } from '../../media/Icon/pageIcons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar, toolbarOrientations, ToolbarSeparator } from './Toolbar.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const tools = (
  <>
    <IconButton label="ویرایش" icon={<WritingIcon />} aria-pressed="true" />
    <IconButton label="رونوشت" icon={<CopyIcon />} />
    <IconButton label="تبدیل دوباره" icon={<RetryIcon />} disabled />
    <ToolbarSeparator />
    <IconButton label="بی‌صدا" icon={<MicrophoneOffIcon />} />
    <IconButton label="بستن" icon={<CloseIcon />} />
  </>
);

const meta = preview.meta({
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  args: { label: 'ابزارهای نوشته', children: tools },
});

export const Default = meta.story();

export const Vertical = meta.story({ args: { orientation: 'vertical' } });

export const LongText = meta.story({
  args: {
    children: (
      <>
        <Button variant="secondary">رونوشت از همهٔ متن با نام گوینده‌ها</Button>
        <ToolbarSeparator />
        <Button variant="quiet">گرفتن فایل</Button>
        <Button variant="quiet">تبدیل دوباره</Button>
      </>
    ),
  },
  render: renderIn(Toolbar, { inlineSize: 288 }),
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const [first, last] = ['ویرایش', 'بستن'].map((name) => canvas.getByRole('button', { name }));
    await step('the arrow keys follow the visual direction and skip disabled tools', async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await userEvent.keyboard(getForwardKey().repeat(2));
      await expect(canvas.getByRole('button', { name: 'بی‌صدا' })).toHaveFocus();
    });
    await step('the last tool is at the inline end', async () => {
      await expect(measureSpan(last as HTMLElement).start).toBeGreaterThan(
        measureSpan(first as HTMLElement).end,
      );
    });
  },
});

export const LeftToRight = ByKeyboard.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'start' }}>
      {toolbarOrientations.map((orientation) => (
        <Toolbar key={orientation} label={orientation} orientation={orientation}>
          {tools}
        </Toolbar>
      ))}
    </div>
  ),
});
