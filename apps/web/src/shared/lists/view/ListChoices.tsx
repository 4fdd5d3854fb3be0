import { Button, ChevronDownIcon, describeMenuButton } from '@nevisa/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DialogBoundary } from '../../late/DialogBoundary.tsx';
import { late } from '../../late/late.ts';
import { listText } from '../../text/listText.ts';
import { fill } from '../../text/fill.ts';
import type { ListAddress, ListDescription } from '../address/listAddress.ts';
import type { ListColumns } from '../choices/listColumns.ts';
import { findView, type ListViews } from '../choices/listViews.ts';
import { whenIdle } from '../../whenIdle.ts';

/** A column of a list, in words. */
export interface ColumnLabel {
  readonly name: string;
  readonly label: string;
  /** It names the row: it stays, at its place. */
  readonly naming?: boolean;
  /** It is shown or hidden, but has one place. */
  readonly placed?: boolean;
}

export interface ListChoicesProps<Filters extends object> {
  description: ListDescription<Filters>;
  address: ListAddress<Filters>;
  views: ListViews<Filters>;
  columns: ListColumns;
  columnLabels: readonly ColumnLabel[];
  onShow: (address: ListAddress<Filters>) => void;
  /** What happened, in a sentence for a toast. */
  onNews: (text: string) => void;
}

export type ChoiceDialog = 'save' | 'manage' | 'columns';

const LateMenu = late(
  () => import('./ListChoiceMenu.tsx'),
  (chunk) => chunk.default,
);
const LateDialogs = late(
  () => import('./ListChoiceDialogs.tsx'),
  (chunk) => chunk.default,
);

/** The saved views of a list and what its rows show, behind one button. */
export function ListChoices<Filters extends object>(props: ListChoicesProps<Filters>) {
  const { views, description, address } = props;
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<ChoiceDialog | null>(null);
  const saved = useSyncExternalStore(views.subscribe, views.read);
  const present = findView(views, description, address);
  useEffect(() => whenIdle(LateMenu.preload), []);
  const show = (name: string) => {
    const opened = views.open(name);
    if (opened !== null) {
      props.onShow(opened.address);
      if (opened.dropped.length > 0) {
        props.onNews(fill(listText.viewPartly, { name }));
      }
    }
  };
  const isOpen = button !== null;
  // While the menu is read, so that the chosen dialog opens at once.
  useEffect(() => {
    if (isOpen) {
      LateDialogs.preload();
    }
  }, [isOpen]);
  return (
    <>
      <Button
        variant="secondary"
        icon={<ChevronDownIcon />}
        {...describeMenuButton(isOpen, setButton)}
        onPointerEnter={LateMenu.preload}
        onFocus={LateMenu.preload}
      >
        {present ?? listText.views}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={() => setButton(null)}>
          <LateMenu
            anchor={button}
            names={saved.views.map(({ name }) => name)}
            present={present}
            onShow={show}
            onDialog={setDialog}
            onClose={() => {
              setButton(null);
            }}
          />
        </DialogBoundary>
      )}
      {dialog !== null && (
        <DialogBoundary onClose={() => setDialog(null)}>
          <LateDialogs
            {...(props as ListChoicesProps<object>)}
            dialog={dialog}
            present={present}
            onClose={() => setDialog(null)}
          />
        </DialogBoundary>
      )}
    </>
  );
}
