import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The speaker and the time of a paragraph in a text that was recorded.'],
  avoid: ['A heading inside a text.', 'A person in a list: use Avatar.'],
  anatomy: ['Speaker as the button of a menu', 'Time in quiet tabular figures'],
  words: 'The name as the user wrote it; a time without hours is «۰۲:۱۵».',
  role: 'buttons named «گوینده: …» and «پخش از …»',
  keys: [
    ['Tab', 'reaches speaker and time'],
    ['Enter, Space', 'open the menu of the speaker; play from the time'],
  ],
  announced: 'Nothing by itself; the lit word of a playing recording is never announced.',
  related: ['Menu', 'TranscriptEditor'],
};
