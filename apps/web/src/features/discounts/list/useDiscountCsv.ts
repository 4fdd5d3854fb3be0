import type { ToastQueue } from '@nevisa/ui';
import { useCsvDownload } from '../../../shared/lists/csv/useCsvDownload.ts';
import { readEveryRow } from '../../../shared/lists/readEveryRow.ts';
import { listShownColumns } from '../../../shared/lists/choices/listColumns.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { makeCsvColumns } from '../data/discountCsv.ts';
import { chooseStatus } from '../data/discountStatus.ts';
import type { Discounts } from '../data/useDiscounts.ts';

/** The file of all codes of the present filter, with the columns of the list. */
export function useDiscountCsv({ member, list, choices, packages }: Discounts, toasts: ToastQueue) {
  const { start, ...csv } = useCsvDownload();
  return {
    ...csv,
    start: () => {
      start({
        things: discountWords.exportFile,
        columns: makeCsvColumns(listShownColumns(choices.columns.read()), packages.items),
        read: async (onProgress, signal) => {
          const ask = (query: Parameters<typeof member.client.listDiscounts>[0]) =>
            member.client.listDiscounts(query, { signal });
          const { rows, failure } = await readEveryRow(list.query, ask, onProgress);
          const now = member.clock.now();
          const present = rows.map((row) =>
            Object.assign({}, row, { status: chooseStatus(row, now) }),
          );
          return { rows: present, failure };
        },
        onFailed: (failure) => {
          const lines = failure === null ? [] : listFailureLines(failure);
          toasts.add({ text: [discountWords.exportFailed, ...lines].join('\n'), tone: 'danger' });
        },
      });
    },
  };
}
