import type { ComponentPropsWithRef } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';

export const elsewhereKinds = ['otherWindow', 'trashed'] as const;
export type ElsewhereKind = (typeof elsewhereKinds)[number];

interface ElsewhereBarBase extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The action of the user that is in progress. */
  busy?: 'editHere' | 'restore' | 'saveAsNew' | undefined;
}

interface OtherWindowBarProps extends ElsewhereBarBase {
  /** Another window of this browser writes to the text. */
  kind: 'otherWindow';
  onEditHere: () => void;
}

interface TrashedBarProps extends ElsewhereBarBase {
  /** The text was moved to the trash on another page or device. */
  kind: 'trashed';
  onRestore: () => void;
  onSaveAsNew: () => void;
}

export type ElsewhereBarProps = OtherWindowBarProps | TrashedBarProps;

/**
 * What happened to the open text elsewhere, above the sheet, with the ways on. Put it in a
 * `LiveRegion` to have it announced when it appears.
 */
export function ElsewhereBar(props: ElsewhereBarProps) {
  const words = editorText.elsewhere;
  if (props.kind === 'otherWindow') {
    const { kind, busy, onEditHere, ...rest } = props;
    return (
      <Alert
        {...rest}
        data-kind={kind}
        actions={
          <Button size="small" variant="secondary" busy={busy === 'editHere'} onClick={onEditHere}>
            {words.editHere}
          </Button>
        }
      >
        {words.otherWindow}
      </Alert>
    );
  }
  const { kind, busy, onRestore, onSaveAsNew, ...rest } = props;
  return (
    <Alert
      {...rest}
      tone="warning"
      data-kind={kind}
      actions={
        <>
          <Button
            size="small"
            variant="secondary"
            busy={busy === 'restore'}
            disabled={busy === 'saveAsNew'}
            onClick={onRestore}
          >
            {words.restore}
          </Button>
          <Button
            size="small"
            variant="secondary"
            busy={busy === 'saveAsNew'}
            disabled={busy === 'restore'}
            onClick={onSaveAsNew}
          >
            {words.saveAsNew}
          </Button>
        </>
      }
    >
      {words.trashed}
    </Alert>
  );
}
