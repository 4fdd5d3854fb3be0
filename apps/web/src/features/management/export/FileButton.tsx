import { Button, DownloadIcon } from '@nevisa/ui';
import { type ReactNode, useState } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';

export interface FileButtonProps {
  words: string;
  /** There are no rows to write. */
  isEmpty: boolean;
  /** Loads the code of the dialog. */
  onPrepare: () => void;
  /** Renders the dialog while it is open. */
  renderDialog: (close: () => void) => ReactNode;
}

/** The button that opens the dialog of the file of a list; the code of the dialog loads later. */
export function FileButton({ words, isEmpty, onPrepare, renderDialog }: FileButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        disabled={isEmpty}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      {isOpen && <DialogBoundary onClose={close}>{renderDialog(close)}</DialogBoundary>}
    </>
  );
}
