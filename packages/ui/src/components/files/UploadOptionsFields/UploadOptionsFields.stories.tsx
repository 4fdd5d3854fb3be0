import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { UploadOptionsFields, type UploadOptionsFieldsProps } from './UploadOptionsFields.tsx';

const meta = preview.meta({
  title: 'Components/Files/UploadOptionsFields',
  component: UploadOptionsFields,
  args: { value: { punctuation: true, numbers: true, speakers: 0 }, onChange: fn() },
  render: (args) => <Trial {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('X-194: punctuation and numbers are switches', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'نشانه‌گذاری' }));
      await userEvent.click(canvas.getByRole('switch', { name: 'نوشتن عددها با رقم' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({
        punctuation: false,
        numbers: false,
        speakers: 0,
      });
    });
    await step('X-194: speakers are off, found by themselves, or 2 to 8', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /تعداد گویندگان/ }));
      const options = await screen.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual([
        'بدون جدا کردن گوینده‌ها',
        'تشخیص خودکار',
        ...['۲', '۳', '۴', '۵', '۶', '۷', '۸'].map((n) => `${n} گوینده`),
      ]);
      await userEvent.click(options[3] as HTMLElement);
      await expect(args.onChange).toHaveBeenLastCalledWith({
        punctuation: false,
        numbers: false,
        speakers: 3,
      });
    });
  },
});

export const Automatic = meta.story({
  args: { value: { punctuation: false, numbers: true, speakers: 'automatic' } },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Narrow = meta.story({ globals: onPhone });

export const LeftToRight = meta.story({ globals: { direction: 'ltr' } });

export const EveryTheme = meta.story({ parameters: { everyTheme: true } });

function Trial({ value, onChange, ...args }: UploadOptionsFieldsProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <UploadOptionsFields
      {...args}
      value={chosen}
      onChange={(next) => {
        onChange(next);
        setChosen(next);
      }}
    />
  );
}
