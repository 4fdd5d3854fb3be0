import { createLate } from '../../../shared/late/createLate.ts';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import type { KeySheetProps } from './KeySheet.tsx';

const LateKeySheet = createLate(
  () => import('./KeySheet.tsx'),
  (chunk) => chunk.default,
);

/** The list of keys, whose code loads when it is opened first. */
export function KeySheetWindow({ open, ...sheet }: KeySheetProps & { open: boolean }) {
  return (
    open && (
      <DialogBoundary onClose={sheet.onClose}>
        <LateKeySheet {...sheet} />
      </DialogBoundary>
    )
  );
}
