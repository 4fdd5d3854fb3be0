import { Cluster, CopyIcon, DoneIcon, IconButton, LiveRegion } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../../../shared/shell/useCopy.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { invoiceText } from '../../../shared/text/invoiceText.ts';

export interface CopiedFactProps {
  /** The name of the number, for its button. */
  name: string;
  /** The number as the server sends it: this is copied. */
  value: string;
  /** The number as it is shown. */
  children: ReactNode;
}

/** A number with a button that copies it. */
export function CopiedFact({ name, value, children }: CopiedFactProps) {
  const { result, copy } = useCopy();
  return (
    <Cluster gap="small">
      {children}
      <IconButton
        size="small"
        label={fill(invoiceText.copy, { name })}
        icon={result === 'copied' ? <DoneIcon /> : <CopyIcon />}
        onClick={() => copy(value)}
      />
      <LiveRegion>
        {result === 'copied' && commonText.copied}
        {result === 'failed' && addedText.copyFailed}
      </LiveRegion>
    </Cluster>
  );
}
