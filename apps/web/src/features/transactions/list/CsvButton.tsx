import { Button, DownloadIcon, formatNumber, type ToastQueue } from '@nevisa/ui';
import { useCsvDownload } from '../../../shared/lists/csv/useCsvDownload.ts';
import { fill } from '../../../shared/text/fill.ts';
import { invoiceText } from '../../../shared/text/invoiceText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import type { ListedTransaction } from '../data/listTransactions.ts';
import { csvColumns } from './csvColumns.ts';

export interface CsvButtonProps {
  /** The transactions of the present filter. */
  items: readonly ListedTransaction[];
  toasts: ToastQueue;
}

/** Saves the transactions of the present filter as a CSV file. */
export function CsvButton({ items, toasts }: CsvButtonProps) {
  const { progress, start } = useCsvDownload();
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon />}
      disabled={items.length === 0}
      busy={progress !== null}
      onClick={() => {
        start({
          things: transactionsText.title,
          columns: csvColumns,
          read: () => Promise.resolve({ rows: items, failure: null }),
          onFailed: () => {
            toasts.add({ text: invoiceText.downloadFailed, tone: 'danger' });
          },
        });
      }}
    >
      {items.length === 0
        ? invoiceText.downloadAny
        : fill(invoiceText.download, { n: formatNumber(items.length) })}
    </Button>
  );
}
