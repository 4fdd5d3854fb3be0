import { Button, CopyIcon, DoneIcon, LiveRegion, PrintIcon } from '@nevisa/ui';
import { useCopy } from '../../../shared/shell/useCopy.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';

/** The buttons that copy the reference number unchanged and print the receipt. */
export function ReceiptActions({ refId }: { refId: string | null }) {
  const { result, copy } = useCopy();
  return (
    <>
      {refId !== null && (
        <Button
          variant="secondary"
          icon={result === 'copied' ? <DoneIcon /> : <CopyIcon />}
          onClick={() => copy(refId)}
        >
          {result === 'copied' ? commonText.copied : paymentText.copyRef}
        </Button>
      )}
      <Button variant="secondary" icon={<PrintIcon />} onClick={() => window.print()}>
        {paymentText.print}
      </Button>
      <LiveRegion>{result === 'failed' && addedText.copyFailed}</LiveRegion>
    </>
  );
}
