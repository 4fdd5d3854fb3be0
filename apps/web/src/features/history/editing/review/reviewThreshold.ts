import { reviewThresholds } from '@nevisa/ui';
import type { BrowserStorage } from '../../../../shared/storage/browserStorage.ts';

const name = 'reviewThreshold';

/** The confidence below which a word is uncertain before a person chooses another one, in percent. */
const firstThreshold = 60;

/** The threshold that a person chose last in this browser, in percent. */
export function readThreshold(storage: Pick<BrowserStorage, 'read'>): number {
  const kept = Number(storage.read(name) ?? Number.NaN);
  const isValid =
    Number.isInteger(kept) && kept >= reviewThresholds.least && kept <= reviewThresholds.most;
  return isValid ? kept : firstThreshold;
}

export function writeThreshold(storage: Pick<BrowserStorage, 'write'>, threshold: number): void {
  storage.write(name, String(threshold));
}
