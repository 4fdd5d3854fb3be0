import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A page on which files may be dropped anywhere.'],
  avoid: ['The only way to add files: also offer a button.', 'A field of a form: use FileDrop.'],
  anatomy: ['Icon', 'What a drop does', 'Kinds and limits'],
  words: 'The sentence says what to do: «فایل صوتی یا ویدئویی را این‌جا رها کنید».',
  role: 'none: it is hidden from screen readers, for which dragging is no way',
  keys: [],
  announced: 'Nothing; the list announces the files that were added.',
  related: ['FileDrop', 'UploadList'],
};
