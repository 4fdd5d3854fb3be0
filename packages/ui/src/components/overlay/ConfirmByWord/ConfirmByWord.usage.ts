import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Everything of one kind is deleted for ever: the whole history, an account.'],
  avoid: [
    'The trash keeps what is deleted: delete it, and offer the way back in a Toast.',
    'A few rows are deleted for ever: use AlertDialog.',
  ],
  anatomy: [
    'Question as the title',
    'What is lost, with numbers',
    'Field for the word, with the first focus',
    'Cancel',
    'Action, off until the word is typed',
  ],
  words:
    'The label of the field names the word: «عبارت «حذف» را بنویسید.» The numbers are exact: «۲۴۰ نوشته و ۵۲ ساعت صدا».',
  role: 'alertdialog, named by its title and described by its body',
  keys: [
    ['Enter', 'in the field: confirms, or says that the word is another'],
    ['Escape', 'cancels'],
    ['Tab', 'is kept inside the dialog'],
  ],
  announced: 'Title, what is lost, and the field when it opens.',
  related: ['AlertDialog', 'Toast'],
};
