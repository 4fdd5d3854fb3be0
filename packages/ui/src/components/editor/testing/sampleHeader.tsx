import { fn } from 'storybook/test';
import type { Fact } from '../../data/Facts/Facts.tsx';
import { CopyIcon } from '../../media/Icon/controlIcons.ts';
import { DownloadIcon } from '../../media/Icon/dictationIcons.ts';
import { VersionsIcon } from '../../media/Icon/editorIcons.ts';
import { SearchIcon } from '../../media/Icon/pickerIcons.ts';
import { DeleteIcon } from '../../media/Icon/rowIcons.ts';
import type { DocumentAction } from '../DocumentHeader/DocumentActions.tsx';

export const sampleFacts: readonly Fact[] = [
  { label: 'تاریخ', value: '۳۰ آبان ۱۴۰۵', quiet: true },
  { label: 'مدت', value: '۴۲ دقیقه', quiet: true },
  { label: 'کلمه‌ها', value: '۳٬۲۱۰ کلمه', quiet: true },
  { label: 'زمان خواندن:', value: '۱۶ دقیقه' },
];

/** Receives the id of each action. */
export const onDocumentAction = fn();

const act = (id: string) => () => {
  onDocumentAction(id);
};

export const sampleActions: readonly DocumentAction[] = [
  { id: 'copy', label: 'کپی متن', word: 'کپی', icon: <CopyIcon />, onAction: act('copy') },
  { id: 'find', label: 'یافتن', icon: <SearchIcon />, shortcut: 'Ctrl+F', onAction: act('find') },
  {
    id: 'versions',
    label: 'نسخه‌های قبلی',
    icon: <VersionsIcon />,
    onAction: act('versions'),
  },
  {
    id: 'export',
    label: 'دانلود نوشته',
    word: 'دانلود',
    icon: <DownloadIcon />,
    choices: [
      { id: 'txt', label: 'متن ساده (txt)', onAction: act('txt') },
      { id: 'md', label: 'مارک‌داون (md)', onAction: act('md') },
    ],
  },
  { id: 'delete', label: 'حذف', icon: <DeleteIcon />, danger: true, onAction: act('delete') },
];
