import { Alert, Button, ElsewhereBar, LiveRegion } from '@nevisa/ui';
import { describeNotice, type NoticeCommands } from './describeNotice.ts';
import type { EditorNotice } from './view/notices.ts';

export interface EditorNoticesProps {
  notices: readonly EditorNotice[];
  commands: NoticeCommands;
}

/** One sentence with one action for each problem of an opened text. */
export function EditorNotices({ notices, commands }: EditorNoticesProps) {
  const shown = (urgent: boolean) =>
    notices
      .filter(({ kind }) => urgentKinds.has(kind) === urgent)
      .map((notice) => <Notice key={notice.kind} notice={notice} commands={commands} />);
  return (
    <>
      <LiveRegion urgent>{shown(true)}</LiveRegion>
      <LiveRegion>{shown(false)}</LiveRegion>
    </>
  );
}

/** The notices that interrupt a screen reader: words may be lost, or are not sent. */
const urgentKinds: ReadonlySet<EditorNotice['kind']> = new Set(['notKept', 'refused', 'conflict']);

interface NoticeProps {
  notice: EditorNotice;
  commands: NoticeCommands;
}

function Notice({ notice, commands }: NoticeProps) {
  const described = describeNotice(notice, commands);
  if (described !== null) {
    const { tone, lines, action } = described;
    return (
      <Alert
        tone={tone}
        inline
        actions={
          <Button
            size="small"
            variant="secondary"
            busy={action.isBusy ?? false}
            onClick={action.onPress}
          >
            {action.label}
          </Button>
        }
      >
        {lines.join('\n')}
      </Alert>
    );
  }
  return notice.kind === 'trashed' ? (
    <ElsewhereBar
      kind="trashed"
      busy={notice.isCopying ? 'saveAsNew' : commands.isRestoring ? 'restore' : undefined}
      onAction={(action) => (action === 'restore' ? commands.restore : commands.saveAsNew)()}
    />
  ) : (
    <ElsewhereBar
      kind="otherWindow"
      busy={notice.kind === 'otherWindow' && notice.isTakingOver ? 'editHere' : undefined}
      onAction={commands.takeOver}
    />
  );
}
