import { createTranscriptDocument } from '@nevisa/transcript';
import {
  Button,
  ComboBox,
  createToastQueue,
  DatePicker,
  DateRangePicker,
  Dialog,
  Menu,
  MenuAction,
  NevisaUi,
  NumberField,
  Popover,
  Select,
  Slider,
  Stack,
  Submenu,
  Tabs,
  ToastRegion,
  Tooltip,
  TranscriptEditor,
} from '@nevisa/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { admitEmptyMarkup } from '../../apps/web/src/shared/security/defaultPolicy.ts';
import '../../packages/ui/src/tokens/themeSheet.gen.css';

/** The components of the library that are built on other libraries; the end-to-end test opens each of them. */
const cities = [
  { value: 'tabriz', label: 'تبریز' },
  { value: 'shiraz', label: 'شیراز' },
  { value: 'meybod', label: 'می‌بد' },
];
const toasts = createToastQueue();
const sheet = createTranscriptDocument();
sheet.insertSegment({ id: 'first', text: 'سلام.', confirmed: false });
sheet.showInterim('و اکنون');

// Without this rule the first component that empties its live region throws, which one test expects.
if (!location.search.includes('unprotected')) {
  admitEmptyMarkup();
}
const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(
  <NevisaUi>
    <Parts />
  </NevisaUi>,
);

function Parts() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Stack>
        <Menu trigger={<Button>کارها</Button>}>
          <MenuAction>تغییر نام</MenuAction>
          <Submenu label="گرفتن فایل">
            <MenuAction>متن ساده</MenuAction>
          </Submenu>
        </Menu>
        <Select label="شهر" options={cities} />
        <ComboBox label="زادگاه" options={cities} />
        <DatePicker label="تاریخ" defaultValue="2026-11-21" />
        <DateRangePicker label="بازه" />
        <NumberField label="تعداد" defaultValue={3} />
        <TranscriptEditor document={sheet} label="نوشته" placeholder="بنویسید" />
        <Slider label="سرعت" defaultValue={30} />
        <Tooltip words="فهرست نشست‌ها">
          <Button>راهنما</Button>
        </Tooltip>
        <Popover trigger={<Button>بیشتر</Button>} label="تنظیم‌ها">
          <Button>درون</Button>
        </Popover>
        <Tabs
          label="بخش‌ها"
          tabs={[
            { id: 'text', label: 'متن', content: 'متن نشست' },
            { id: 'sound', label: 'صدا', content: 'صدای نشست' },
          ]}
        />
        <Button onClick={() => toasts.add({ text: 'کپی شد' })}>اعلان</Button>
        <Button onClick={() => setOpen(true)}>پنجره</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="قوانین">
          متن قوانین
        </Dialog>
        <ToastRegion queue={toasts} />
      </Stack>
    </main>
  );
}
