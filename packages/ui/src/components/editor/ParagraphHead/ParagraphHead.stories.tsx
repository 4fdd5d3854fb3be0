import { styled } from 'styled-components';
import { expect, fn, screen } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onDesktop, onPhone } from '../../../layout/stories/viewports.ts';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { Menu } from '../../overlay/Menu/Menu.tsx';
import { MenuAction } from '../../overlay/Menu/MenuAction.tsx';
import { ParagraphHead } from './ParagraphHead.tsx';
import { paragraphMargin } from './ParagraphHead.styles.ts';
import { SpeakerButton } from './SpeakerButton.tsx';

const words =
  'قرار شد نشانی جدید دفتر تا پایان هفته به مشتریان گفته شود و گزارش مالی سه‌ماههٔ دوم پیش از جلسهٔ بعد به دست همهٔ اعضا برسد.';

const Paragraph = styled.div`
  ${paragraphMargin}
  max-inline-size: 860px;
`;

const onRename = fn();

const meta = preview.meta({
  title: 'Components/Text/ParagraphHead',
  component: ParagraphHead,
  globals: onDesktop,
  args: { speaker: <SpeakerButton name="سارا احمدی" />, time: '۰۲:۱۵', onPlay: fn() },
  render: (args) => (
    <Paragraph>
      <ParagraphHead {...args} />
      <p>{words}</p>
    </Paragraph>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the head is at the inline start of the text', async () => {
      const time = measureSpan(canvas.getByRole('button', { name: 'پخش از ۰۲:۱۵' }));
      await expect(time.end).toBeLessThan(measureSpan(canvas.getByText(words)).end);
      await expect(time.end).toBeLessThanOrEqual(measureSpan(canvas.getByText(words)).start);
    });
    await step('speaker and time are reached by keyboard', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'گوینده: سارا احمدی' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPlay).toHaveBeenCalledOnce();
    });
  },
});

export const LeftToRight = Default.extend({ globals: { ...onDesktop, direction: 'ltr' } });

export const WithMenu = meta.story({
  args: {
    speaker: (
      <Menu trigger={<SpeakerButton name="سارا احمدی" />}>
        <MenuAction onAction={onRename}>تغییر نام گوینده</MenuAction>
      </Menu>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the speaker opens a menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'گوینده: سارا احمدی' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'تغییر نام گوینده' }));
      await expect(onRename).toHaveBeenCalledOnce();
    });
  },
});

export const NoSpeaker = meta.story({ args: { speaker: <SpeakerButton /> } });

export const NoAudio = meta.story({
  render: ({ time: _time, onPlay: _onPlay, ...args }) => (
    <Paragraph>
      <ParagraphHead {...args} />
      <p>{words}</p>
    </Paragraph>
  ),
});

export const OnPhone = meta.story({ globals: onPhone });

export const LongText = meta.story({
  globals: onPhone,
  args: {
    speaker: <SpeakerButton name="جناب آقای دکتر محمدرضا شفیعی‌کدکنی (Guest of the Board)" />,
    time: '۱۰۲:۰۲:۱۵',
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[<SpeakerButton key="a" name="سارا احمدی" />, <SpeakerButton key="b" />].map((speaker) => (
        <Paragraph key={speaker.key}>
          <ParagraphHead speaker={speaker} time="۰۲:۱۵" onPlay={() => undefined} />
          <p>{words}</p>
        </Paragraph>
      ))}
    </div>
  ),
});
