import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Files that are sent while any page is open, in the top bar.'],
  avoid: ['The files one by one: use UploadList.', 'A page that loads: use TopProgress.'],
  anatomy: ['Number of files in a ring', 'Share that is sent; on phones only in the ring'],
  words: 'The label says both: «۳ فایل، ۴۲٪ بارگذاری شده است».',
  role: 'link, named by the label',
  keys: [['Enter', 'opens the page of the files']],
  announced: 'Nothing by itself; the list announces the bars.',
  related: ['UploadList', 'CreditMeter', 'RecordingMark'],
};
