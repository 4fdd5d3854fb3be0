import { AnchoredMenu, MenuAction } from '@nevisa/ui';
import { logError } from '../../../shared/log.ts';
import { exportText } from '../../../shared/text/exportText.ts';
import { exportFormats } from './exportedText.ts';
import type { ExportMenuProps } from './ExportMenu.tsx';
import { exportOneText } from './exportOneText.ts';

export interface FormatMenuProps extends Omit<ExportMenuProps, 'empty'> {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The formats of one text. */
export default function FormatMenu({
  anchor,
  readText,
  unnamed,
  onFailure,
  onClose,
}: FormatMenuProps) {
  return (
    <AnchoredMenu open anchor={anchor} label={exportText.title} onClose={onClose}>
      {exportFormats.map((format) => (
        <MenuAction
          key={format}
          onAction={() => {
            try {
              exportOneText(readText(), format, unnamed);
            } catch (error) {
              logError('render', error);
              onFailure(exportText.failed);
            }
          }}
        >
          {exportText[format]}
        </MenuAction>
      ))}
    </AnchoredMenu>
  );
}
