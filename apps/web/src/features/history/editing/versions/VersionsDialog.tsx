import type { Id } from '@nevisa/api/types';
import { Alert, Button, Dialog, LiveRegion, Stack, VersionList } from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import { commonText } from '../../../../shared/text/commonText.ts';
import { editingText } from '../../../../shared/text/editingText.ts';
import { editorText } from '../../../../shared/text/editorText.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { useComparison, type VersionsDialogProps } from './useComparison.ts';
import { useKeptVersions } from './useKeptVersions.ts';
import { useVersions } from './useVersions.ts';
import { toVersionRows } from './versionRows.ts';

/** The earlier versions of a text, compared with the present one. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { opened, id, document, history } = props;
  const kept = useKeptVersions(opened);
  const { actor, facts } = opened;
  const failure = useSelector(actor, ({ context }) => context.versionFailure);
  const versions = useVersions(history, id);
  const { chosen, comparison } = useComparison({ ...props, kept: kept.items });
  const createdAt = facts.read().conversation?.created_at ?? null;
  return (
    <Dialog
      open
      size="large"
      title={editorText.versions}
      onClose={() => actor.send({ type: 'versions.closed' })}
    >
      <Stack>
        <LiveRegion urgent>
          {failure !== null && (
            <Alert tone="danger">
              {[editingText.versionNotRestored, ...listFailureLines(failure)].join('\n')}
            </Alert>
          )}
        </LiveRegion>
        {kept.hasFailed && (
          <Alert
            tone="warning"
            inline
            actions={
              <Button size="small" variant="secondary" onClick={kept.retry}>
                {commonText.retry}
              </Button>
            }
          >
            {editingText.keptNotRead}
          </Alert>
        )}
        <VersionList
          {...toVersionRows(versions.items, kept.items, document.wordCount(), createdAt)}
          state={versions.state}
          onRetry={versions.retry}
          more={versions.more}
          onMore={versions.loadMore}
          chosen={chosen ?? undefined}
          onChoose={(row) => {
            actor.send(
              row === undefined
                ? { type: 'versions.opened' }
                : { type: 'version.chosen', id: findId(row, versions.items) },
            );
          }}
          comparison={comparison}
        />
      </Stack>
    </Dialog>
  );
}

/** The id of a version in its own JSON type. */
function findId(row: string, versions: readonly { readonly id: Id }[]): Id {
  return versions.find(({ id }) => String(id) === row)?.id ?? row;
}
