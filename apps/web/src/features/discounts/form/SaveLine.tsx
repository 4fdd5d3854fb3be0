import { Alert, Button, Cluster, LiveRegion, Stack } from '@nevisa/ui';
import { commonText } from '../../../shared/text/commonText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { useHeadingFocusOnRemoval } from '../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { useRestingButton } from '../../../shared/forms/useRestingButton.ts';
import { isAboutFields } from '../../../shared/forms/listFieldErrors.ts';
import { makeBlankValues } from '../data/discountValues.ts';
import type { DiscountForm } from './useDiscountForm.ts';

/** The button that saves, and why the last save did not succeed. */
export function SaveLine({ form }: { form: DiscountForm }) {
  const { failure, is, isNew, reset } = form;
  const resting = useRestingButton(is('gone') || is('forbidden') || (!isNew && !is('dirty')));
  const canDrop = is('dirty') && !is('busy');
  useHeadingFocusOnRemoval(canDrop);
  const isElsewhere = is('conflict') || is('gone') || is('forbidden');
  const inPlace = isAboutFields(failure, Object.keys(makeBlankValues('')));
  return (
    <Stack gap="small">
      <LiveRegion urgent>
        {failure !== null && !inPlace && !isElsewhere && (
          <Alert tone="danger" title={discountWords.saveFailed}>
            {listFailureLines(failure).join('\n')}
          </Alert>
        )}
      </LiveRegion>
      <Cluster>
        <Button
          type="submit"
          busy={is('busy')}
          busyLabel={commonText.saving}
          waiting={is('waiting')}
          {...resting}
        >
          {isNew ? discountWords.create : commonText.saveChanges}
        </Button>
        {canDrop && (
          <Button variant="quiet" onClick={reset}>
            {discountWords.draftDrop}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
