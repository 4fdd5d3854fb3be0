import type { FaultTable } from '../rowFault.ts';

const productPorts = 'apps/web/src/features/dictation/workspace/createProductPorts.ts';

/** Faults of the rows on what the app gives to a dictation: the chosen punctuation. */
export const dictationPortFaults: FaultTable = [
  ['X-41', productPorts, 'auto_punctuation: chosen.get() }', 'auto_punctuation: false }'],
  [
    'X-41',
    productPorts,
    'autoPunctuation: () => selectAutoPunctuation(writing.getSnapshot()),',
    'autoPunctuation: () => false,',
  ],
];
