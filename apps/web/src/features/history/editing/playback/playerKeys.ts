/** The keys of the player for its tooltips, in the order of pressing (A3d). */
export const playerKeys = {
  play: ['Alt', 'P'],
  back: ['Alt', 'J'],
  forward: ['Alt', 'L'],
  selection: ['Alt', 'Shift', 'I'],
  loop: ['Alt', 'I'],
} as const;
