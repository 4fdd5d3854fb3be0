import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Two or more filters of one list.'],
  avoid: ['One search text: use SearchField alone.'],
  anatomy: [
    'Fields in a row',
    'Clear button while filters are set',
    'On phones a button that opens a sheet',
  ],
  words: '«فیلتر» and «پاک کردن فیلترها» are built in.',
  role: 'search or group with fields; a dialog on phones',
  keys: [
    ['Tab', 'reaches each field'],
    ['Escape', 'closes the sheet'],
  ],
  announced: 'The page announces the number of results.',
  related: ['Table', 'DateRangePicker', 'Drawer'],
};
