import { Alert, Button, formatNumber, LiveRegion } from '@nevisa/ui';
import { commonText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { filesText } from '../../../../shared/text/filesText.ts';
import type { FileRefusal } from './admitFiles.ts';
import { isolateName } from '../words/fileTitle.ts';

interface PanelNoticesProps {
  isWatching: boolean;
  refusals: readonly FileRefusal[];
  onForget: () => void;
}

/** Above the files: another page sends, or some files were not added, each with its reason. */
export function PanelNotices({ isWatching, refusals, onForget }: PanelNoticesProps) {
  return (
    <LiveRegion>
      {isWatching && <Alert tone="information">{filesText.otherTab}</Alert>}
      {refusals.length > 0 && (
        <Alert
          tone="warning"
          title={fill(filesText.refusedSome, { n: formatNumber(refusals.length) })}
          actions={
            <Button size="small" variant="secondary" onClick={onForget}>
              {commonText.close}
            </Button>
          }
        >
          {refusals.map(describeRefusal).join('\n')}
        </Alert>
      )}
    </LiveRegion>
  );
}

function describeRefusal({ name, reason }: FileRefusal): string {
  return fill(filesText.refusedFile, { name: isolateName(name), reason });
}
