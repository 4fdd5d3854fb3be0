import { Button, ButtonLink, Dialog } from '@nevisa/ui';
import { paths } from '../../../../shared/paths.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { liveText } from '../../../../shared/text/liveText.ts';

export interface HereOnlyDialogProps {
  onClose: () => void;
  onDownload: () => void;
}

/** Explains why the text is not saved on the server, where the person has chosen so (S11). */
export function HereOnlyDialog({ onClose, onDownload }: HereOnlyDialogProps) {
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={addedText.storesHereOnly}
      actions={
        <>
          <ButtonLink variant="secondary" href={paths.settings}>
            {liveText.settings}
          </ButtonLink>
          <Button onClick={onDownload}>{liveText.download}</Button>
        </>
      }
    >
      <p>{addedText.storesHereOnlyText}</p>
    </Dialog>
  );
}
