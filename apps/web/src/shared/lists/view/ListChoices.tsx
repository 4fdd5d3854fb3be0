import { Button, ChevronDownIcon, describeMenuButton, type ToastQueue } from '@nevisa/ui';
import { memo, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { DialogBoundary } from '../../late/DialogBoundary.tsx';
import { createLate } from '../../late/createLate.ts';
import { listText } from '../../text/listText.ts';
import { fill } from '../../text/fill.ts';
import type { ListAddress, ListDescription } from '../address/listAddress.ts';
import type { ListAddressControl } from '../address/useListAddress.ts';
import type { ListChoiceMember } from '../choices/listChoices.ts';
import type { ListColumns } from '../choices/listColumns.ts';
import { findCutFirstView, findView, type ListViews } from '../choices/listViews.ts';
import { runWhenIdle } from '../../runWhenIdle.ts';

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
  list: Pick<ListAddressControl<Filters>, 'address' | 'show'>;
  choices: ListChoiceMember<Filters>;
  columnLabels: readonly ColumnLabel[];
  toasts: ToastQueue;
}

/** What the dialogs of the choices get. */
export interface ChoiceDialogProps<Filters extends object> {
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

const LateMenu = createLate(
  () => import('./ListChoiceMenu.tsx'),
  (chunk) => chunk.default,
);
const LateDialogs = createLate(
  () => import('./ListChoiceDialogs.tsx'),
  (chunk) => chunk.default,
);

/** The saved views of a list and what its rows show, behind one button. */
export const ListChoices = memo(Choices) as typeof Choices;

function Choices<Filters extends object>({
  description,
  list,
  choices,
  columnLabels,
  toasts,
}: ListChoicesProps<Filters>) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<ChoiceDialog | null>(null);
  const present = usePresentView(description, list.address, choices.views);
  const say = (text: string) => void toasts.add({ text });
  useCutFirstView({ description, list, choices, say });
  const closeMenu = () => setButton(null);
  const closeDialog = () => setDialog(null);
  const dialogs = { ...choices, description, columnLabels, onShow: list.show, onNews: say };
  usePreload(button !== null);
  return (
    <>
      <Button
        variant="secondary"
        icon={<ChevronDownIcon />}
        {...describeMenuButton(button !== null, setButton)}
        onPointerEnter={LateMenu.preload}
        onFocus={LateMenu.preload}
      >
        {present ?? listText.views}
      </Button>
      {button !== null && (
        <DialogBoundary onClose={closeMenu}>
          <LateMenu
            anchor={button}
            names={choices.views.read().views.map(({ name }) => name)}
            present={present}
            onShow={(name) => showView(name, choices.views, list.show, say)}
            onDialog={setDialog}
            onClose={closeMenu}
          />
        </DialogBoundary>
      )}
      {dialog !== null && (
        <DialogBoundary onClose={closeDialog}>
          <LateDialogs
            {...({ ...dialogs, address: list.address } as ChoiceDialogProps<object>)}
            dialog={dialog}
            present={present}
            onClose={closeDialog}
          />
        </DialogBoundary>
      )}
    </>
  );
}

function usePresentView<Filters extends object>(
  description: ListDescription<Filters>,
  address: ListAddress<Filters>,
  views: ListViews<Filters>,
): string | null {
  useSyncExternalStore(views.subscribe, views.read);
  return findView(views, description, address);
}

// The dialogs load while the menu is read, so that the chosen one opens at once.
function usePreload(isOpen: boolean): void {
  useEffect(() => runWhenIdle(LateMenu.preload), []);
  useEffect(() => {
    if (isOpen) {
      LateDialogs.preload();
    }
  }, [isOpen]);
}

/** Says which part the view leaves out with which the list has opened. */
function useCutFirstView<Filters extends object>({
  description,
  list,
  choices,
  say,
}: Pick<ListChoicesProps<Filters>, 'description' | 'list' | 'choices'> & {
  say: (text: string) => void;
}): void {
  const [name] = useState(() => findCutFirstView(choices.views, description, list.address));
  const report = useEffectEvent(say);
  useEffect(() => {
    if (name !== null) {
      report(fill(listText.viewPartly, { name }));
    }
  }, [name]);
}

function showView<Filters extends object>(
  name: string,
  views: ListViews<Filters>,
  show: (address: ListAddress<Filters>) => void,
  say: (text: string) => void,
): void {
  const opened = views.open(name);
  if (opened !== null) {
    show(opened.address);
    if (opened.dropped.length > 0) {
      say(fill(listText.viewPartly, { name }));
    }
  }
}
