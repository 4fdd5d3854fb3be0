import {
  Button,
  describeMenuButton,
  formatNumber,
  IconButton,
  MoreIcon,
  type ToastQueue,
} from '@nevisa/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../shared/late/createLate.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fill } from '../../../shared/text/fill.ts';
import { bulkRecord } from '../data/discountAddress.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { useDiscountCsv } from './useDiscountCsv.ts';

export interface HeadMenuProps {
  discounts: Discounts;
  toasts: ToastQueue;
}

const LateActions = createLate(
  () => import('./menusChunk.ts'),
  (chunk) => chunk.HeadActions,
);
const LateBatches = createLate(
  () => import('../bulk/BatchesDialog.tsx'),
  (chunk) => chunk.default,
);

/** What is done with the list: many codes at once, their batches, and the file. On phones the header stays one line. */
export function HeadMenu({ discounts, toasts }: HeadMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasBatches, setBatches] = useState(false);
  const csv = useDiscountCsv(discounts, toasts);
  const close = () => setAnchor(null);
  const [handOn, giveFocus] = useHandedFocus();
  if (csv.progress !== null) {
    const { done, total } = csv.progress;
    return (
      <Button ref={handOn} variant="secondary" onClick={csv.cancel}>
        {`${discountWords.exportCancel} (${fill(discountWords.exportProgress, {
          done: formatNumber(done),
          total: formatNumber(total),
        })})`}
      </Button>
    );
  }
  return (
    <>
      <IconButton
        ref={handOn}
        variant="secondary"
        label={discountWords.listMenu}
        icon={<MoreIcon />}
        onPointerEnter={LateActions.preload}
        onFocus={LateActions.preload}
        {...describeMenuButton(anchor !== null, (button) => {
          // While the menu is read, so that the dialog opens at once.
          LateBatches.preload();
          setAnchor(button);
        })}
      />
      {anchor !== null && (
        <DialogBoundary onClose={close}>
          <LateActions
            anchor={anchor}
            count={discounts.page.count}
            onBulk={() => discounts.list.open(bulkRecord)}
            onBatches={() => setBatches(true)}
            onExport={() => {
              // The menu has the focus, and the button that would have it again goes.
              giveFocus();
              csv.start();
            }}
            onClose={close}
          />
        </DialogBoundary>
      )}
      {hasBatches && (
        <DialogBoundary onClose={() => setBatches(false)}>
          <LateBatches discounts={discounts} toasts={toasts} onClose={() => setBatches(false)} />
        </DialogBoundary>
      )}
    </>
  );
}

/** The focus of a button that is replaced by another one with the same ref: the new one has it. */
function useHandedFocus() {
  const isGiven = useRef(false);
  const present = useRef<HTMLButtonElement | null>(null);
  const ref = useCallback((button: HTMLButtonElement) => {
    present.current = button;
    return () => {
      isGiven.current ||= document.activeElement === button;
      present.current = null;
    };
  }, []);
  // After an open menu has given the page free again.
  useEffect(() => {
    if (isGiven.current) {
      isGiven.current = false;
      present.current?.focus();
    }
  });
  const give = () => {
    isGiven.current = true;
  };
  return [ref, give] as const;
}
