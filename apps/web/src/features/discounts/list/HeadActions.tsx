import {
  AnchoredMenu,
  CopyIcon,
  DownloadIcon,
  formatNumber,
  HistoryIcon,
  MenuAction,
  MenuSeparator,
} from '@nevisa/ui';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fill } from '../../../shared/text/fill.ts';

export interface HeadActionsProps {
  anchor: HTMLElement;
  /** How many codes the list has on all pages; null while that is not known. */
  count: number | null;
  onBulk: () => void;
  onBatches: () => void;
  onExport: () => void;
  onClose: () => void;
}

/** The menu of the list. Without a row there is no file. */
export function HeadActions({
  anchor,
  count,
  onBulk,
  onBatches,
  onExport,
  onClose,
}: HeadActionsProps) {
  return (
    <AnchoredMenu
      open
      anchor={anchor}
      label={discountWords.listMenu}
      placement="bottom end"
      onClose={onClose}
    >
      <MenuAction icon={<CopyIcon />} onAction={onBulk}>
        {discountsText.bulk}
      </MenuAction>
      <MenuAction icon={<HistoryIcon />} onAction={onBatches}>
        {discountWords.batches}
      </MenuAction>
      <MenuSeparator />
      <MenuAction
        icon={<DownloadIcon />}
        disabled={count === null || count === 0}
        onAction={onExport}
      >
        {fill(discountWords.export, { n: formatNumber(count ?? 0) })}
      </MenuAction>
    </AnchoredMenu>
  );
}
