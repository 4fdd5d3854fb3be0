import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { OptionsIcon, SaveIcon } from '../../media/Icon/dictationIcons.ts';
import { BarButton } from './BarButton.tsx';

const meta = preview.meta({
  title: 'Components/Actions/BarButton',
  component: BarButton,
  args: {
    label: 'ذخیره در تاریخچه',
    word: 'ذخیره',
    icon: <SaveIcon />,
    keys: ['Ctrl', 'S'],
    onClick: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a press on the word does the action', async () => {
      await userEvent.click(canvas.getByText('ذخیره'));
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
});

export const Beside = meta.story({ args: { placement: 'beside' } });

export const Prominent = meta.story({ args: { prominent: true } });

export const Unavailable = meta.story({
  args: { unavailable: true },
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: 'ذخیره در تاریخچه' });
    await step('a press does nothing, and the focus stays', async () => {
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    });
  },
});

export const LongText = meta.story({
  args: { label: 'ذخیره در تاریخچهٔ همین حساب', word: 'ذخیره در تاریخچه' },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {(['under', 'beside'] as const).flatMap((placement) =>
        [{}, { prominent: true }, { unavailable: true }].map((state) => (
          <BarButton
            key={`${placement} ${Object.keys(state).join()}`}
            {...{ placement, ...state }}
            label="تنظیمات شنیدن"
            word="تنظیمات"
            icon={<OptionsIcon />}
          />
        )),
      )}
    </div>
  ),
});
