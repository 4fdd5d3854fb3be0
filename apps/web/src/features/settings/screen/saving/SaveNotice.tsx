import { Alert, Button, LiveRegion } from '@nevisa/ui';
import { RetryButton } from '../../../../shared/lists/view/RetryButton.tsx';
import { passFocusOn } from '../../../../shared/shell/passFocusOn.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/** The notice of a failed or pending save, with a retry that waits for as long as the server asks (T30). */
export function SaveNotice({ settings: { facts, commands } }: { settings: WritingSettingsView }) {
  const { refused, saving } = facts;
  return (
    <LiveRegion>
      {refused !== null ? (
        <Alert
          tone="danger"
          title={settingsText.saveFailed}
          actions={
            <>
              <RetryButton failure={refused.failure} retrying={false} onRetry={commands.retry} />
              <Button ref={passFocusOn} size="small" variant="quiet" onClick={commands.dismiss}>
                {commonText.close}
              </Button>
            </>
          }
        >
          {listFailureLines(refused.failure).join('\n')}
        </Alert>
      ) : (
        saving === 'offline' && <Alert tone="warning">{addedText.settingsWait}</Alert>
      )}
    </LiveRegion>
  );
}
