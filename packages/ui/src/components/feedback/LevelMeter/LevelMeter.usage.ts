import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Shows that the microphone hears: choosing a device, the dock on phones.'],
  avoid: ['Share of finished work: use ProgressBar.', 'A stored recording: use Waveform.'],
  anatomy: ['Track', 'Bar from the start side'],
  words: 'The name «بلندی صدا».',
  role: 'meter, named by its label',
  keys: [],
  announced: 'Nothing by itself; its value can be read.',
  related: ['RecordButton', 'Waveform'],
};
