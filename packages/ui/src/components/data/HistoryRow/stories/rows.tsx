import { fn } from 'storybook/test';
import { Button } from '../../../actions/Button/Button.tsx';
import { IconButton } from '../../../actions/IconButton/IconButton.tsx';
import { FileIcon } from '../../../media/Icon/pickerIcons.ts';
import { LiveIcon } from '../../../media/Icon/pageIcons.ts';
import { BotIcon, DeleteIcon, EditIcon, MoreIcon } from '../../../media/Icon/rowIcons.ts';
import { Menu } from '../../../overlay/Menu/Menu.tsx';
import { MenuAction, MenuSeparator } from '../../../overlay/Menu/MenuAction.tsx';
import { RelativeTime } from '../../../text/RelativeTime/RelativeTime.tsx';
import type { HistoryRowProps } from '../HistoryRow.tsx';

const now = '2026-11-23 10:05:09';

function facts(
  time: string,
  length: string | null,
  words: string | null,
): HistoryRowProps['facts'] {
  return [
    { name: 'تاریخ', value: <RelativeTime time={time} now={now} />, width: 'wide' },
    { name: 'مدت', value: length, width: 'narrow' },
    { name: 'کلمه‌ها', value: words === null ? null : `${words} کلمه` },
  ];
}

function star(starred: boolean) {
  return { starred, label: 'نشان‌گذاری', onChange: fn() };
}

const live = { icon: <LiveIcon />, name: 'زنده' };
const file = { icon: <FileIcon />, name: 'فایل' };
const bot = { icon: <BotIcon />, name: 'ربات' };

/** A finished text. */
export const ready: HistoryRowProps = {
  title: 'نشست هفتگی تیم فنی',
  untitled: 'نوشتهٔ بی‌نام',
  href: '/nevisa-history?id=12',
  source: live,
  facts: facts('2026-11-23 07:02:00', '۱۲:۰۵', '۱٬۲۴۰'),
  text: 'نشست با گزارش پیشرفت هفته آغاز شد. نسخهٔ تازه آمادهٔ آزمایش است و تا پنجشنبه در اختیار گروه کوچکی از کاربران گذاشته می‌شود. پس از آن دربارهٔ بودجهٔ فصل بعد گفت‌وگو شد.',
  star: star(false),
};

/** A text with hits of a search in title and sentences. */
export const searchHit: HistoryRowProps = {
  ...ready,
  title: 'بودجه و برنامه',
  titleParts: [
    { text: 'بودجه', changed: true },
    { text: ' و برنامه', changed: false },
  ],
  text: [
    { text: '… پس از آن دربارهٔ ', changed: false },
    { text: 'بودجهٔ', changed: true },
    { text: ' فصل بعد گفت‌وگو شد و قرار شد پیش‌نویس تا شنبه آماده باشد …', changed: false },
  ],
};

function act(words: string) {
  return (
    <Button variant="secondary" size="small">
      {words}
    </Button>
  );
}

/** One row in each state, in the order of the states. */
export const rowsInEveryState: readonly HistoryRowProps[] = [
  { ...ready, href: '/nevisa-history?id=20', star: star(true), note: 'صدا تا ۱۲ آذر' },
  {
    ...ready,
    href: '/nevisa-history?id=1',
    title: 'مصاحبه با دکتر احمدی.mp3',
    source: file,
    facts: facts('2026-11-23 09:58:00', '۱:۰۲:۱۱', null),
    text: '',
    status: { kind: 'queued', words: 'در صف' },
  },
  {
    ...ready,
    href: '/nevisa-history?id=2',
    title: 'interview-2026 (final).wav',
    source: file,
    facts: facts('2026-11-23 09:40:00', '۴۸:۲۰', null),
    text: '',
    status: { kind: 'processing', words: 'در حال پردازش ۴۵٪', progress: 0.45 },
  },
  {
    ...ready,
    href: '/nevisa-history?id=3',
    title: 'voice_memo.m4a',
    source: file,
    facts: facts('2026-11-22 16:12:00', '۰۳:۰۹', null),
    text: '',
    status: {
      kind: 'failed',
      words: 'ناموفق',
      reason: 'در این فایل گفتاری شنیده نشد. برای این فایل اعتباری کم نشد.',
    },
    action: act('تبدیل دوباره'),
  },
  {
    ...ready,
    href: '/nevisa-history?id=4',
    title: 'یادداشت صبح',
    facts: facts('2026-11-21 05:15:00', '۰۲:۴۱', '۳۱۲'),
    status: { kind: 'onDevice', words: 'فقط روی این دستگاه' },
    text: 'چند جمله پیش از آغاز کار.',
  },
  {
    ...ready,
    href: '/nevisa-history?id=5',
    title: 'گفت‌وگوی تلفنی',
    source: bot,
    facts: facts('2026-11-20 12:00:00', '۰۷:۳۰', '۸۰۴'),
    status: { kind: 'syncing', words: 'در حال همگام‌سازی' },
  },
  {
    ...ready,
    href: '/nevisa-history?id=6',
    title: 'صورت‌جلسهٔ هیئت‌مدیره',
    facts: facts('2026-11-14 08:30:00', '۱:۴۴:۰۰', '۱۲٬۳۴۰'),
    status: {
      kind: 'conflict',
      words: 'در جای دیگری تغییر کرده است',
    },
    action: act('دیدن دو نسخه'),
  },
  {
    ...ready,
    href: '/nevisa-history?id=7',
    title: 'پیش‌نویس سخنرانی',
    facts: facts('2026-11-10 08:30:00', '۲۱:۱۷', '۲٬۹۸۰'),
    text: '',
    status: {
      kind: 'refused',
      words: 'پذیرفته نشد',
      reason: 'این نوشته بلندتر از اندازهٔ مجاز است. متن روی همین دستگاه می‌ماند.',
    },
    action: act('تلاش دوباره'),
  },
  {
    ...ready,
    href: '/nevisa-history?id=8',
    title: 'تمرین املا',
    facts: facts('2026-10-28 08:30:00', '۰۰:۵۸', '۹۶'),
    status: { kind: 'inTrash', words: '۲۸ روز تا حذف همیشگی' },
    action: act('بازگرداندن'),
  },
  {
    ...ready,
    href: '/nevisa-history?id=9',
    title: 'کلاس زبان‌شناسی، جلسهٔ چهارم',
    source: file,
    facts: facts('2026-10-20 08:30:00', '۱:۳۰:۰۰', null),
    text: '',
    status: { kind: 'unknown', words: 'وضعیت نامعلوم' },
    action: act('تلاش دوباره'),
  },
];

/** The menu of a row. */
export function RowMenu({ onRename }: { onRename?: () => void }) {
  return (
    <Menu
      trigger={<IconButton size="small" label="کارهای نوشته" icon={<MoreIcon />} />}
      placement="bottom end"
    >
      <MenuAction
        icon={<EditIcon />}
        shortcut="F2"
        {...(onRename !== undefined && { onAction: onRename })}
      >
        تغییر نام
      </MenuAction>
      <MenuSeparator />
      <MenuAction icon={<DeleteIcon />} danger>
        حذف
      </MenuAction>
    </Menu>
  );
}
