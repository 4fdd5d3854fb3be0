import {
  Alert,
  Button,
  Card,
  Cluster,
  DownloadIcon,
  formatNumber,
  LiveRegion,
  Ltr,
  Section,
  Stack,
  Tag,
  TagList,
  type ToastQueue,
} from '@nevisa/ui';
import { useAskedWait } from '../../../shared/lists/view/useAskedWait.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import type { BulkCodes } from './useBulkCodes.ts';
import { useCodesFile } from './useCodesFile.ts';

export interface MadeCodesProps {
  bulk: BulkCodes;
  toasts: ToastQueue;
}

/** The number of codes that are shown; the file has all of them. */
const most = 60;

/** The codes of a batch that exist, all of them or some, and their file. */
export function MadeCodes({ bulk, toasts }: MadeCodesProps) {
  const { context, is, noteSaved, makeRest, again, values } = bulk;
  const { batch } = context;
  const codes = batch?.codes ?? [];
  const file = useCodesFile(toasts);
  const isWaiting = useAskedWait(context.failure);
  return (
    <Stack gap="large">
      <LiveRegion>
        <Outcome bulk={bulk} />
      </LiveRegion>
      {codes.length > 0 && (
        <Card>
          <Section heading={discountWords.bulkCodes} sentence={discountWords.bulkSavedHint}>
            <TagList aria-label={discountWords.bulkCodes}>
              {codes.slice(0, most).map((code) => (
                <Tag key={code} size="small">
                  <Ltr>{code}</Ltr>
                </Tag>
              ))}
            </TagList>
            {codes.length > most && (
              <p>{fill(discountWords.bulkMore, { n: formatNumber(codes.length - most) })}</p>
            )}
          </Section>
        </Card>
      )}
      <Cluster>
        {batch !== null && codes.length > 0 && (
          <Button
            icon={<DownloadIcon />}
            busy={file.busy}
            onClick={() => file.save(values.name, codes, () => noteSaved(batch))}
          >
            {discountWords.bulkSave}
          </Button>
        )}
        {(is('partly') || is('unknown')) && (
          <Button variant="secondary" busy={is('busy')} waiting={isWaiting} onClick={makeRest}>
            {is('partly') ? discountWords.bulkRest : discountWords.bulkLook}
          </Button>
        )}
        {is('made') && (
          <Button variant="secondary" onClick={again}>
            {discountWords.bulkAnother}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

function Outcome({ bulk: { context, is } }: { bulk: BulkCodes }) {
  const { batch, failure } = context;
  const lines = failure === null ? [] : listFailureLines(failure);
  if (is('unknown')) {
    return (
      <Alert tone="warning" title={discountWords.bulkUnknown}>
        {lines.join('\n')}
      </Alert>
    );
  }
  if (batch === null) {
    return null;
  }
  const made = formatNumber(batch.made);
  return is('partly') ? (
    <Alert
      tone="warning"
      title={fill(discountWords.bulkPartly, { made, asked: formatNumber(batch.asked) })}
    >
      {[discountWords.bulkPartlyText, ...(failure?.kind === 'refused' ? lines : [])].join('\n')}
    </Alert>
  ) : (
    <Alert tone="success">{fill(discountWords.bulkMade, { n: made })}</Alert>
  );
}
