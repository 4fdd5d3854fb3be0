import { Button, describeMenuButton, DownloadIcon } from '@nevisa/ui';
import { useState } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { late } from '../../../shared/late/late.ts';
import { exportText } from '../../../shared/text/exportText.ts';
import type { ExportedText } from './exportedText.ts';

const LateFormatMenu = late(
  () => import('./FormatMenu.tsx'),
  (chunk) => chunk.default,
);

export interface ExportMenuProps {
  /** The live text, read when a format is chosen. */
  readText: () => ExportedText;
  /** There is no text yet: the button is off. */
  empty: boolean;
  /** The name of the file of a text whose title leaves nothing. */
  unnamed: string;
  /** Called when the file could not be made. */
  onFailure: (text: string) => void;
}

/** Saves the text of a page as a file: plain text, Markdown or JSON. */
export function ExportMenu({ readText, empty, unnamed, onFailure }: ExportMenuProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => {
    setButton(null);
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        disabled={empty}
        onPointerEnter={LateFormatMenu.preload}
        onFocus={LateFormatMenu.preload}
        {...describeMenuButton(button !== null, setButton)}
      >
        {exportText.submit}
      </Button>
      {button !== null && (
        <DialogBoundary onClose={close}>
          <LateFormatMenu {...{ readText, unnamed, onFailure }} anchor={button} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
