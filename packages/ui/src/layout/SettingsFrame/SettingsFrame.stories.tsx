import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Kbd } from '../../components/text/Kbd/Kbd.tsx';
import { Alert } from '../../components/feedback/Alert/Alert.tsx';
import { LiveRegion } from '../../components/feedback/LiveRegion/LiveRegion.tsx';
import { Switch } from '../../components/fields/Switch/Switch.tsx';
import { Section } from '../Arrangement/Section.tsx';
import { Page } from '../Page/Page.tsx';
import { onDesktop, onPhone, wholeWindow } from '../stories/viewports.ts';
import { SettingRow } from './SettingRow.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

const meta = preview.meta({
  title: 'Layout/SettingsFrame',
  component: SettingsFrame,
  parameters: wholeWindow,
  globals: onDesktop,
  args: { preview: 'قیمت کتاب‌ها ۱٬۲۰۰٬۰۰۰ تومان شد!' },
  render: (args) => (
    <Page>
      <SettingsFrame {...args}>
        <Section heading="عددها">
          <Switch label="جداکنندهٔ سه‌رقمی" hint="۱٬۲۵۰٬۰۰۰ به‌جای ۱۲۵۰۰۰۰" />
        </Section>
        <Section heading="کلیدها">
          <SettingRow label="مکث و ادامه" control={<Kbd keys={['Alt', 'P']} />} />
          <SettingRow
            label="شروع و پایان تایپ صوتی"
            control={<Kbd keys={['Alt', 'R']} />}
            note="این کلید برای «مکث و ادامه» استفاده شده است."
          />
        </Section>
      </SettingsFrame>
    </Page>
  ),
});

const measurePlaces = (canvas: { getByText: (text: string) => HTMLElement }) => ({
  result: canvas.getByText('قیمت کتاب‌ها ۱٬۲۰۰٬۰۰۰ تومان شد!').getBoundingClientRect(),
  first: canvas.getByText('عددها').getBoundingClientRect(),
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('X-52: the preview is beside the settings', async () => {
      const { result, first } = measurePlaces(canvas);
      await expect(result.right).toBeLessThan(first.left);
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step('X-52: the preview is above the settings in narrow windows', async () => {
      const { result, first } = measurePlaces(canvas);
      await expect(result.bottom).toBeLessThan(first.top);
    });
  },
});

export const WithNotice = meta.story({
  args: {
    notice: (
      <LiveRegion>
        <Alert tone="danger" title="ذخیره نشد؛ تنظیمات قبلی برگردانده شد.">
          چیزی از نوشته‌های شما کم نشده است.
        </Alert>
      </LiveRegion>
    ),
  },
  render: (args) => (
    <Page>
      <SettingsFrame {...args}>
        <Section heading="عددها">
          {Array.from({ length: 30 }, (_, number) => (
            <Switch key={number} label={`تنظیم ${(number + 1).toLocaleString('fa')}`} />
          ))}
        </Section>
      </SettingsFrame>
    </Page>
  ),
  play: async ({ canvas, step }) => {
    await step('X-40: the notice stays visible at the last setting', async () => {
      const [last] = canvas.getAllByRole('switch').toReversed();
      last?.focus();
      const notice = canvas.getByRole('status').getBoundingClientRect();
      await expect(notice.top).toBeGreaterThanOrEqual(0);
      await expect(notice.bottom).toBeLessThan(innerHeight / 2);
    });
    await step('WCAG 2.4.11: the notice hides no focused control', async () => {
      for (const control of canvas.getAllByRole('switch').toReversed()) {
        control.focus();
        const notice = canvas.getByRole('status').getBoundingClientRect();
        await expect(control.getBoundingClientRect().bottom).toBeGreaterThan(notice.bottom);
      }
    });
  },
});
