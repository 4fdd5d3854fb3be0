import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Kbd } from '../../components/text/Kbd/Kbd.tsx';
import { Alert } from '../../components/feedback/Alert/Alert.tsx';
import { LiveRegion } from '../../components/feedback/LiveRegion/LiveRegion.tsx';
import { SearchField } from '../../components/fields/SearchField/SearchField.tsx';
import { Switch } from '../../components/fields/Switch/Switch.tsx';
import { Cluster } from '../Arrangement/Arrangement.tsx';
import { Page } from '../Page/Page.tsx';
import { onDesktop, onPhone, wholeWindow } from '../stories/viewports.ts';
import { SaveMark } from './SaveMark.tsx';
import { SettingItem } from './SettingItem.tsx';
import { SettingRow } from './SettingRow.tsx';
import { SettingGroup, SettingList, SettingSection } from './SettingSection.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

const result = 'قیمت کتاب‌ها ۱٬۲۰۰٬۰۰۰ تومان شد!';
const line = 'قیمت کتاب‌ها ۱٬۲۰۰٬۰۰۰ تومان';

const many = Array.from(
  { length: 12 },
  (_, number) => `تنظیم ${(number + 1).toLocaleString('fa')}`,
);

const meta = preview.meta({
  title: 'Layout/SettingsFrame',
  component: SettingsFrame,
  parameters: wholeWindow,
  globals: onDesktop,
  args: {
    preview: { label: 'پیش‌نمایش', line, content: result },
    search: <SearchField label="جست‌وجو" labelHidden placeholder="جست‌وجو" />,
    sectionsLabel: 'بخش‌ها',
    sections: [
      { id: 'writing', heading: 'نگارش' },
      { id: 'display', heading: 'ظاهر' },
      { id: 'keys', heading: 'کلیدها' },
    ],
    children: (
      <>
        <SettingSection id="writing" heading="نگارش">
          <SettingGroup heading="عددها">
            <SettingItem saving="saved">
              <Switch label="جداکنندهٔ سه‌رقمی" hint="۱٬۲۵۰٬۰۰۰ به‌جای ۱۲۵۰۰۰۰" />
            </SettingItem>
            <SettingItem saving="failed">
              <Switch label="رقم‌های لاتین" hint="123 به‌جای ۱۲۳" />
            </SettingItem>
          </SettingGroup>
          <SettingGroup heading="خط فارسی">
            {many.map((label) => (
              <SettingItem key={label}>
                <Switch label={label} />
              </SettingItem>
            ))}
          </SettingGroup>
        </SettingSection>
        <SettingSection id="display" heading="ظاهر">
          <SettingList>
            {many.map((label) => (
              <SettingItem key={label}>
                <Switch label={`ظاهر: ${label}`} />
              </SettingItem>
            ))}
          </SettingList>
        </SettingSection>
        <SettingSection id="keys" heading="کلیدها">
          <SettingList>
            <SettingRow label="مکث و ادامه" control={<Kbd keys={['Alt', 'P']} />} />
            <SettingRow
              label="شروع و پایان تایپ صوتی"
              control={<Kbd keys={['Alt', 'R']} />}
              note="این کلید برای «مکث و ادامه» استفاده شده است."
            />
          </SettingList>
        </SettingSection>
      </>
    ),
  },
  render: (args) => (
    <Page>
      <SettingsFrame {...args} />
    </Page>
  ),
});

type Canvas = {
  getByText: (text: string) => HTMLElement;
  getByRole: (role: string, options?: object) => HTMLElement;
  getAllByRole: (role: string) => HTMLElement[];
};

const sectionLink = (canvas: Canvas, name: string) => canvas.getByRole('link', { name });

async function expectNothingCovered(canvas: Canvas, cover: () => HTMLElement) {
  for (const control of canvas.getAllByRole('switch').toReversed()) {
    control.focus();
    await expect(control.getBoundingClientRect().bottom).toBeGreaterThan(
      cover().getBoundingClientRect().bottom,
    );
  }
}

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step(
      'X-52: the preview is beside the settings, first for the eye and for Tab',
      async () => {
        const preview = canvas.getByText(result);
        const first = canvas.getByRole('heading', { name: 'عددها' });
        await expect(preview.getBoundingClientRect().left).toBeGreaterThan(
          first.getBoundingClientRect().right,
        );
        await expect(preview.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      },
    );
    await step('the mark of a save is beside the control, on its line', async () => {
      const mark = canvas.getByText('ذخیره شد').getBoundingClientRect();
      const label = canvas.getByText('جداکنندهٔ سه‌رقمی').getBoundingClientRect();
      await expect(Math.abs(mark.top + mark.bottom - label.top - label.bottom)).toBeLessThan(24);
      await expect(mark.left).toBeGreaterThanOrEqual(0);
    });
  },
});

export const Sections = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('a link scrolls to its section and gives it the focus', async () => {
      await userEvent.click(sectionLink(canvas, 'ظاهر'));
      const section = canvas.getByRole('region', { name: 'ظاهر' });
      await expect(section).toHaveFocus();
      await expect(section.getBoundingClientRect().top).toBeLessThan(120);
    });
    await step('the section in view is marked', async () => {
      await waitFor(() => expect(sectionLink(canvas, 'ظاهر')).toHaveAttribute('aria-current'));
      window.scrollTo({ top: 0, behavior: 'instant' });
      await waitFor(() => expect(sectionLink(canvas, 'نگارش')).toHaveAttribute('aria-current'));
    });
    await step('a short last section is marked when it is chosen', async () => {
      await userEvent.click(sectionLink(canvas, 'کلیدها'));
      await fireEvent.scroll(window);
      await waitFor(() => expect(sectionLink(canvas, 'کلیدها')).toHaveAttribute('aria-current'));
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: /پیش‌نمایش/ });
    await step('X-52: one line of the preview stays visible at the last setting', async () => {
      canvas.getAllByRole('switch').at(-1)?.focus();
      await expect(canvas.getByText(line)).toBeVisible();
      await expect(opener.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      await expect(canvas.getByText(result)).not.toBeVisible();
    });
    await step('WCAG 2.4.11: the bar hides no focused control', async () => {
      await expectNothingCovered(canvas, () => sectionLink(canvas, 'نگارش'));
    });
    await step('the line opens the whole preview and closes it', async () => {
      await userEvent.click(opener);
      await expect(canvas.getByText(result)).toBeVisible();
      await expectNothingCovered(canvas, () => canvas.getByText(result));
      await userEvent.click(opener);
      await expect(canvas.getByText(result)).not.toBeVisible();
    });
    await step('nothing is wider than the page', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
    await step('the row of chips shows the marked one', async () => {
      await userEvent.click(sectionLink(canvas, 'کلیدها'));
      const chip = sectionLink(canvas, 'کلیدها').getBoundingClientRect();
      await expect(chip.left).toBeGreaterThanOrEqual(0);
      await expect(chip.right).toBeLessThanOrEqual(window.innerWidth);
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** On phones a mark keeps its word where it does not take the room of a label. */
export const NarrowMarks = meta.story({
  globals: onPhone,
  render: () => (
    <Page>
      <Cluster>
        <Button>ذخیرهٔ تغییرات</Button>
        <SaveMark state="failed" />
      </Cluster>
      <SettingRow label="رمز عبور" control={<Button>تغییر رمز عبور</Button>} />
      <SettingRow
        label="ایمیل"
        detail="a-long-address-of-a-person@example.test"
        control={<Button>تغییر ایمیل</Button>}
      />
      <SettingItem saving="saved">
        <Switch label="جداکنندهٔ سه‌رقمی" />
      </SettingItem>
    </Page>
  ),
  play: async ({ canvas, step }) => {
    const measure = (element: HTMLElement) => element.getBoundingClientRect();
    await step(
      'the failure beside a button has its word, the mark of a setting an icon',
      async () => {
        await expect(measure(canvas.getByText('ذخیره نشد')).width).toBeGreaterThan(24);
        await expect(measure(canvas.getByText('ذخیره شد')).width).toBeLessThan(2);
      },
    );
    await step('the controls of rows end in one line, also below their words', async () => {
      const short = measure(canvas.getByRole('button', { name: 'تغییر رمز عبور' }));
      const long = measure(canvas.getByRole('button', { name: 'تغییر ایمیل' }));
      await expect(long.left).toBeCloseTo(short.left, 0);
    });
  },
});

export const NarrowLeftToRight = Narrow.extend({
  parameters: { picture: false },
  globals: { direction: 'ltr' },
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
  play: async ({ canvas, step }) => {
    await step('X-40: the notice stays visible at the last setting', async () => {
      const [last] = canvas.getAllByRole('switch').toReversed();
      last?.focus();
      const notice = canvas.getByRole('status').getBoundingClientRect();
      await expect(notice.top).toBeGreaterThanOrEqual(0);
      await expect(notice.bottom).toBeLessThan(innerHeight / 2);
    });
    await step('WCAG 2.4.11: the notice hides no focused control', async () => {
      await expectNothingCovered(canvas, () => canvas.getByRole('status'));
    });
  },
});
