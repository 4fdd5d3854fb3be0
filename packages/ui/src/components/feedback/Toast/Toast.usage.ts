import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A deed has succeeded elsewhere or can be undone: saved, deleted.'],
  avoid: ['The user must read it to go on: use Alert.', 'A field is wrong: use its error.'],
  anatomy: ['Tone with icon', 'Sentence of at most two lines', 'One action', 'Dismiss button'],
  words: 'The fact in the past: «پیام حذف شد», then «بازگردانی».',
  role: 'region with toasts as status; an error is an alert',
  keys: [['F6', 'moves the focus into the region and back']],
  announced: 'The sentence once. No toast closes while the pointer or the focus is in the region.',
  related: ['Alert', 'LiveRegion'],
};
