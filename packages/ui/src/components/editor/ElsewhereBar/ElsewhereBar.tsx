import type { ComponentPropsWithRef } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert, type AlertTone } from '../../feedback/Alert/Alert.tsx';

export const elsewhereKinds = ['otherWindow', 'trashed'] as const;
export type ElsewhereKind = (typeof elsewhereKinds)[number];

export type ElsewhereAction = 'editHere' | 'restore' | 'saveAsNew';

export interface ElsewhereBarProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title'
> {
  /**
   * `otherWindow`: another window of this browser writes to the text; offers `editHere`. `trashed`:
   * the text was moved to the trash on another page or device; offers `restore` and `saveAsNew`.
   */
  kind: ElsewhereKind;
  onAction: (action: ElsewhereAction) => void;
  /** The action that is in progress; the other one is inactive meanwhile. */
  busy?: ElsewhereAction | undefined;
}

/**
 * What happened to the open text elsewhere, above the sheet, with the ways on. Put it in a
 * `LiveRegion` to have it announced when it appears.
 */
export function ElsewhereBar({ kind, onAction, busy, ...rest }: ElsewhereBarProps) {
  const { tone, actions } = kinds[kind];
  return (
    <Alert
      {...rest}
      tone={tone}
      data-kind={kind}
      inline
      actions={actions.map((action) => (
        <Button
          key={action}
          size="small"
          variant="secondary"
          busy={busy === action}
          disabled={busy !== undefined && busy !== action}
          onClick={() => onAction(action)}
        >
          {editorText.elsewhere[action]}
        </Button>
      ))}
    >
      {editorText.elsewhere[kind]}
    </Alert>
  );
}

const kinds: Readonly<
  Record<ElsewhereKind, { tone: AlertTone; actions: readonly ElsewhereAction[] }>
> = {
  otherWindow: { tone: 'information', actions: ['editHere'] },
  trashed: { tone: 'warning', actions: ['restore', 'saveAsNew'] },
};
