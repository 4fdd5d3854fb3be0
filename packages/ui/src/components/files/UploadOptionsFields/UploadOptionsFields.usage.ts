import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['How a file is treated, before its first byte is sent.'],
  avoid: ['Writing rules of dictation: they are on the page of the settings.'],
  anatomy: ['Switch for punctuation', 'Switch for numbers in digits', 'Number of speakers'],
  words: 'A switch names what happens when it is on.',
  role: 'two switches and a list box, each named by its label',
  keys: [
    ['Space', 'turns a switch'],
    ['Enter, Arrows', 'open and choose the speakers'],
  ],
  announced: 'The state of a switch and the chosen number.',
  related: ['Switch', 'Select', 'UploadRow'],
};
