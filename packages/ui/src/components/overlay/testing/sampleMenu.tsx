import { fn } from 'storybook/test';
import { CloseIcon, CopyIcon, RetryIcon } from '../../media/Icon/controlIcons.ts';
import { HistoryIcon, ProfileIcon, WritingIcon } from '../../media/Icon/pageIcons.ts';
import { MenuChoices } from '../Menu/MenuChoices.tsx';
import { MenuAction, MenuSeparator, Submenu } from '../Menu/MenuAction.tsx';

/** Receives the name of each action and the values of each choice. */
export const onAction = fn();

/** An `onAction` that reports to `onAction` by name. */
export const report = (action: string) => () => {
  onAction(action);
};

/** Actions with a shortcut, a submenu, a disabled and a destructive item. */
export const actions = (
  <>
    <MenuAction icon={<WritingIcon />} shortcut="F2" onAction={report('rename')}>
      تغییر نام
    </MenuAction>
    <MenuAction icon={<CopyIcon />} shortcut="Ctrl+C" onAction={report('copy')}>
      رونوشت از متن
    </MenuAction>
    <Submenu icon={<HistoryIcon />} label="گرفتن فایل">
      <MenuAction onAction={report('word')}>سند Word</MenuAction>
      <MenuAction onAction={report('text')}>متن ساده</MenuAction>
    </Submenu>
    <MenuAction icon={<RetryIcon />} disabled>
      تبدیل دوباره
    </MenuAction>
    <MenuSeparator />
    <MenuAction icon={<CloseIcon />} danger onAction={report('delete')}>
      حذف نوشته
    </MenuAction>
  </>
);

export interface Arrangement {
  order: ReadonlySet<'date' | 'title'>;
  setOrder?: (order: Arrangement['order']) => void;
  shown: ReadonlySet<'speaker' | 'time' | 'doubt'>;
  setShown?: (shown: Arrangement['shown']) => void;
}

/** Two sections of choices: a single and a multiple one. */
export function choices({ order, setOrder, shown, setShown }: Arrangement) {
  return (
    <>
      <MenuChoices
        title="ترتیب"
        choices={[
          { value: 'date', label: 'تازه‌ترین' },
          { value: 'title', label: 'الفبایی' },
        ]}
        selected={order}
        onChange={(next) => {
          setOrder?.(next);
          onAction([...next].join(' '));
        }}
      />
      <MenuChoices
        title="نمایش"
        mode="multiple"
        choices={[
          { value: 'speaker', label: 'نام گوینده', icon: <ProfileIcon /> },
          {
            value: 'time',
            label: 'زمان هر جمله',
            note: 'در آغاز هر بند، همراه با پیوند به همان جای صدا',
            icon: <HistoryIcon />,
          },
          { value: 'doubt', label: 'واژه‌های نامطمئن', icon: <WritingIcon />, disabled: true },
        ]}
        selected={shown}
        onChange={(next) => {
          setShown?.(next);
          onAction([...next].join(' '));
        }}
      />
    </>
  );
}
