import {
  Alert,
  Button,
  DeleteIcon,
  Dialog,
  EditIcon,
  IconButton,
  List,
  ListRow,
  LiveRegion,
  RadioGroup,
  Stack,
} from '@nevisa/ui';
import { useId, useState, useSyncExternalStore } from 'react';
import { commonText } from '../../text/commonText.ts';
import { fill } from '../../text/fill.ts';
import { listText } from '../../text/listText.ts';
import type { ListAddress } from '../address/listAddress.ts';
import type { ListViews } from '../choices/listViews.ts';
import { RenameViewForm } from './RenameViewForm.tsx';

export interface ManageViewsDialogProps {
  views: ListViews<object>;
  onClose: () => void;
}

interface DeletedView {
  name: string;
  address: ListAddress<object>;
  wasDefault: boolean;
}

/** Renames, deletes and chooses the first of the saved views; a deletion is taken back by one press. */
export function ManageViewsDialog({ views, onClose }: ManageViewsDialogProps) {
  const saved = useSyncExternalStore(views.subscribe, views.read);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<DeletedView | null>(null);
  const remove = (name: string) => {
    const opened = views.open(name);
    if (opened !== null) {
      setDeleted({ name, address: opened.address, wasDefault: saved.byDefault === name });
      views.remove(name);
    }
  };
  return (
    <Dialog open title={listText.manageViews} onClose={onClose}>
      <Stack>
        <LiveRegion>
          {deleted !== null && (
            <DeletedNotice deleted={deleted} views={views} onEnd={() => setDeleted(null)} />
          )}
        </LiveRegion>
        <List aria-label={listText.savedViews}>
          {saved.views.map(({ name }) =>
            renamed === name ? (
              <li key={name}>
                <RenameViewForm name={name} views={views} onEnd={() => setRenamed(null)} />
              </li>
            ) : (
              <ViewRow key={name} name={name} onRename={setRenamed} onRemove={remove} />
            ),
          )}
        </List>
        <FirstView views={views} />
        <p>{listText.viewsPrivacy}</p>
      </Stack>
    </Dialog>
  );
}

interface ViewRowProps {
  name: string;
  onRename: (name: string) => void;
  onRemove: (name: string) => void;
}

function ViewRow({ name, onRename, onRemove }: ViewRowProps) {
  return (
    <ListRow
      title={<bdi>{name}</bdi>}
      actions={
        <>
          <IconButton
            size="small"
            label={fill(listText.viewRename, { name })}
            icon={<EditIcon />}
            onClick={() => onRename(name)}
          />
          <IconButton
            size="small"
            label={fill(listText.viewDelete, { name })}
            icon={<DeleteIcon />}
            onClick={() => onRemove(name)}
          />
        </>
      }
    />
  );
}

/** Which view the page shows first. */
function FirstView({ views }: Pick<ManageViewsDialogProps, 'views'>) {
  const id = useId();
  const saved = useSyncExternalStore(views.subscribe, views.read);
  const names = saved.views.map(({ name }) => name);
  return (
    names.length > 0 && (
      <RadioGroup
        // The group is uncontrolled: other names are another group.
        key={JSON.stringify([names, saved.byDefault])}
        name={id}
        label={listText.viewDefault}
        defaultValue={saved.byDefault ?? ''}
        options={[
          { value: '', label: listText.viewNoDefault },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        onValueChange={(name) => views.chooseDefault(name === '' ? null : name)}
      />
    )
  );
}

function DeletedNotice({
  deleted: { name, address, wasDefault },
  views,
  onEnd,
}: {
  deleted: DeletedView;
  views: ListViews<object>;
  onEnd: () => void;
}) {
  return (
    <Alert
      tone="information"
      actions={
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            if (views.save(name, address) === 'saved' && wasDefault) {
              views.chooseDefault(name);
            }
            onEnd();
          }}
        >
          {commonText.undo}
        </Button>
      }
    >
      {fill(listText.viewDeleted, { name })}
    </Alert>
  );
}
