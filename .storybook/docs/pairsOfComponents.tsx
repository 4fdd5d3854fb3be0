import type { ReactNode } from 'react';
import {
  Alert,
  Badge,
  Button,
  Checkbox,
  DeleteIcon,
  EmptyState,
  Facts,
  IconButton,
  Link,
  Money,
  RadioGroup,
  RetryIcon,
  Switch,
  Tag,
  TextField,
} from '../../packages/ui/src/index.ts';

interface Pair {
  right: ReactNode;
  wrong: ReactNode;
  /** The rule, in a sentence. */
  because: string;
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

/** Pairs of the components that pages use most, by name. */
export const pairs: Readonly<Record<string, readonly Pair[]>> = {
  Button: [
    {
      right: <Button>حذف همهٔ پیام‌ها</Button>,
      wrong: <Button>تأیید</Button>,
      because:
        'A button names its action, so that it can be understood without the text around it.',
    },
    {
      right: (
        <div style={row}>
          <Button>ذخیره</Button>
          <Button variant="quiet">انصراف</Button>
        </div>
      ),
      wrong: (
        <div style={row}>
          <Button>ذخیره</Button>
          <Button>انصراف</Button>
        </div>
      ),
      because: 'One primary action: two of the same weight leave the choice to chance.',
    },
  ],
  IconButton: [
    {
      right: <IconButton icon={<DeleteIcon />} label="حذف پیام" />,
      wrong: <IconButton icon={<DeleteIcon />} label="سطل زباله" />,
      because:
        'The label tells the action with its object, not the picture: screen readers say it.',
    },
  ],
  Link: [
    {
      right: (
        <p>
          پیش از ادامه <Link href="#terms">قوانین و مقررات</Link> را بخوانید.
        </p>
      ),
      wrong: (
        <p>
          برای خواندن قوانین <Link href="#terms">این‌جا</Link> را بزنید.
        </p>
      ),
      because: 'A link is read alone in a list of links: it has the name of its target.',
    },
  ],
  TextField: [
    {
      right: <TextField label="ایمیل" latin error="نشانی ایمیل باید @ داشته باشد." />,
      wrong: <TextField label="ایمیل" latin error="ورودی نامعتبر است." />,
      because: 'An error tells how to mend the value, without blame.',
    },
    {
      right: <TextField label="نام" hint="همان‌طور که روی رسید می‌آید" />,
      wrong: <TextField label="نام:" placeholder="نام خود را وارد کنید" />,
      because: 'Help stays visible in a hint; a placeholder is gone with the first letter.',
    },
  ],
  Checkbox: [
    {
      right: <Checkbox label="قوانین را می‌پذیرم" />,
      wrong: <Checkbox label="نپذیرفتن قوانین" />,
      because: 'A label is true when ticked, and never a negation.',
    },
  ],
  Switch: [
    {
      right: <Switch label="نیم‌فاصلهٔ خودکار" hint="«می روم» می‌شود «می‌روم»" defaultChecked />,
      wrong: <Switch label="فعال کردن نیم‌فاصلهٔ خودکار" defaultChecked />,
      because: 'The label names what is on; the switch already says on or off.',
    },
  ],
  RadioGroup: [
    {
      right: (
        <RadioGroup
          label="رقم‌ها"
          name="pair-digits"
          defaultValue="fa"
          options={[
            { value: 'fa', label: 'فارسی', hint: '۱۲۳' },
            { value: 'en', label: 'لاتین', hint: '123' },
          ]}
        />
      ),
      wrong: (
        <RadioGroup
          label="آیا رقم‌ها فارسی باشند؟"
          name="pair-digits-avoided"
          defaultValue="yes"
          options={[
            { value: 'yes', label: 'بله' },
            { value: 'no', label: 'خیر' },
          ]}
        />
      ),
      because: 'Options name both sides; “no” does not tell what one gets.',
    },
  ],
  Alert: [
    {
      right: (
        <Alert
          tone="warning"
          actions={
            <Button size="small" variant="secondary" icon={<RetryIcon />}>
              تلاش دوباره
            </Button>
          }
        >
          اینترنت قطع است. متن شما روی همین دستگاه می‌ماند.
        </Alert>
      ),
      wrong: <Alert tone="danger">خطای شبکه رخ داده است!</Alert>,
      because: 'First what happened, then what it means for the text, then the next step.',
    },
  ],
  EmptyState: [
    {
      right: (
        <EmptyState
          level={3}
          heading="هنوز نوشته‌ای ندارید"
          sentence="هر متنی که با صدای شما نوشته شود، این‌جا می‌ماند."
          action={<Button>شروع تایپ صوتی</Button>}
        />
      ),
      wrong: <EmptyState level={3} heading="موردی برای نمایش وجود ندارد" />,
      because:
        'An empty place is a beginning: it tells what will be here and offers the first step.',
    },
  ],
  Tag: [
    {
      right: <Tag tone="warning">در حال تبدیل</Tag>,
      wrong: <Tag tone="danger">فایل شما هنوز در حال تبدیل شدن است</Tag>,
      because: 'A status in one or two words; red is for what failed.',
    },
  ],
  Badge: [
    {
      right: <Badge label="۳ پیام خوانده‌نشده">۳</Badge>,
      wrong: <Badge label="۳">۳ پیام جدید دارید</Badge>,
      because: 'The figure for the eye, the sentence for the ear.',
    },
  ],
  Money: [
    {
      right: <Money amount={250_000} size="large" />,
      wrong: <span style={{ fontSize: 28 }}>250,000 T</span>,
      because: 'Persian digits, the separator of the language, and the unit after the number.',
    },
  ],
  Facts: [
    {
      right: (
        <Facts
          facts={[
            { label: 'کلمه', value: '۱۲۰' },
            { label: 'مدت', value: '۲ دقیقه' },
          ]}
        />
      ),
      wrong: (
        <Facts
          facts={[
            { label: 'تعداد کلمه‌های این نوشته', value: '۱۲۰ کلمه' },
            { label: 'مدت زمان ضبط شده', value: '۲ دقیقه مدت' },
          ]}
        />
      ),
      because: 'A fact says its noun once.',
    },
  ],
};
